'use client'

import { useState } from 'react'
import { PlainField } from './plain-field'
import { PressButton } from './press-button'

/** Takes a code too: anyone who finds an open browser must not be able to. */
export function SwitchOffFactor({ url }: { url: string }) {
  const [code, setCode] = useState('')
  return (
    <>
      <PlainField
        id="factor-code"
        label="Code, to switch it off"
        description="Of the app, or a recovery code."
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <PressButton words="Switch off" url={url} body={{ code }} done={() => window.location.reload()} />
    </>
  )
}

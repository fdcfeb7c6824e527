'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { sayIn } from '../words/admin-language'
import { factorWords } from '../words/factor-words'
import { PlainField } from './plain-field'
import { PressButton } from './press-button'

/** Takes a code too: anyone who finds an open browser must not be able to. */
export function SwitchOffFactor({ url }: { url: string }) {
  const words = sayIn(factorWords, useTranslation().i18n)
  const [code, setCode] = useState('')
  return (
    <>
      <PlainField
        id="factor-code"
        label={words.codeOff}
        description={words.codeHint}
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <PressButton words={words.switchOff} url={url} body={{ code }} done={() => window.location.reload()} />
    </>
  )
}

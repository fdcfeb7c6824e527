'use client'

import { useState } from 'react'
import { type Offer } from '../second-factor/endpoints'
import { PlainField } from './plain-field'
import { PressButton } from './press-button'

type Props = { urlOf: (path: string) => string }

/** The picture for the app, then the first code, then the recovery codes: shown this once. */
export function SetUpFactor({ urlOf }: Props) {
  const [offer, setOffer] = useState<Offer>()
  const [codes, setCodes] = useState<string[]>()

  if (codes) return <RecoveryCodes codes={codes} />
  if (offer) return <Confirm offer={offer} url={urlOf('/second-factor/confirm')} done={setCodes} />
  return (
    <PressButton
      words="Set up an authenticator app"
      url={urlOf('/second-factor/offer')}
      done={(answer) => setOffer(answer as unknown as Offer)}
    />
  )
}

type Confirming = { offer: Offer; url: string; done: (codes: string[]) => void }

function Confirm({ offer, url, done }: Confirming) {
  const [code, setCode] = useState('')
  const [currentPassword, setCurrentPassword] = useState('')
  return (
    <>
      <p>1. Point your authenticator app at this picture, or type the secret into it.</p>
      <img src={offer.picture} alt="The secret below, for the app’s camera" />
      <code>{offer.secret}</code>
      <p>2. Type the code that the app shows now, and your password.</p>
      <PlainField
        id="factor-code"
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <PlainField
        id="factor-password"
        type="password"
        label="Password"
        autoComplete="current-password"
        value={currentPassword}
        onChange={({ target }) => setCurrentPassword(target.value)}
      />
      <PressButton
        words="Confirm"
        url={url}
        body={{ sealed: offer.sealed, code, currentPassword }}
        done={(answer) => done(answer.codes as string[])}
      />
    </>
  )
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <>
      <p>
        It is set up. Keep these recovery codes where your telephone is not: each opens once, and they are not shown
        again.
      </p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </>
  )
}

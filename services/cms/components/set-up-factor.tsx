'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { type Offer } from '../second-factor/endpoints'
import { sayIn } from '../words/admin-language'
import { factorWords } from '../words/factor-words'
import { PlainField } from './plain-field'
import { PressButton } from './press-button'

type Props = { urlOf: (path: string) => string }

/** The picture for the app, then the first code, then the recovery codes: shown this once. */
export function SetUpFactor({ urlOf }: Props) {
  const words = sayIn(factorWords, useTranslation().i18n)
  const [offer, setOffer] = useState<Offer>()
  const [codes, setCodes] = useState<string[]>()

  if (codes) return <RecoveryCodes codes={codes} />
  if (offer) return <Confirm offer={offer} url={urlOf('/second-factor/confirm')} done={setCodes} />
  return (
    <PressButton
      words={words.setUp}
      url={urlOf('/second-factor/offer')}
      done={(answer) => setOffer(answer as unknown as Offer)}
    />
  )
}

type Confirming = { offer: Offer; url: string; done: (codes: string[]) => void }

function Confirm({ offer, url, done }: Confirming) {
  const words = sayIn(factorWords, useTranslation().i18n)
  const [code, setCode] = useState('')
  const [currentPassword, setCurrentPassword] = useState('')
  return (
    <>
      <p>{words.point}</p>
      <img src={offer.picture} alt={words.picture} />
      <code>{offer.secret}</code>
      <p>{words.type}</p>
      <PlainField
        id="factor-code"
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <PlainField
        id="factor-password"
        type="password"
        label={words.password}
        autoComplete="current-password"
        value={currentPassword}
        onChange={({ target }) => setCurrentPassword(target.value)}
      />
      <PressButton
        words={words.confirm}
        url={url}
        body={{ sealed: offer.sealed, code, currentPassword }}
        done={(answer) => done(answer.codes as string[])}
      />
    </>
  )
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const words = sayIn(factorWords, useTranslation().i18n)
  return (
    <>
      <p>{words.keep}</p>
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

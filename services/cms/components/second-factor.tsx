'use client'

import { useAuth, useConfig, useDocumentInfo, useField, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { mayDo } from '../access/actions'
import { sayIn } from '../words/admin-language'
import { factorWords } from '../words/factor-words'
import { PressButton } from './press-button'
import { SetUpFactor } from './set-up-factor'
import { SwitchOffFactor } from './switch-off-factor'
import './sign-in.css'

/** On one's own account: set up and switch off. On a colleague's, for administrators: help when everything is lost. */
export function SecondFactor() {
  const { config } = useConfig()
  const { id } = useDocumentInfo()
  const user = useAuth().user as { id: number; roles?: string[] } | null
  const { value: isOn } = useField<boolean>({ path: 'secondFactor' })
  const urlOf = (path: string) => formatAdminURL({ apiRoute: config.routes.api, path: `/users${path as '/'}` })
  const words = sayIn(factorWords, useTranslation().i18n)
  const isOwn = user?.id === id

  if (id === undefined) return null
  return (
    <section className="second-factor" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <p>{isOn ? words.isOn : words.isOff}</p>
      {isOwn && !isOn ? <SetUpFactor urlOf={urlOf} /> : null}
      {isOwn && isOn ? <SwitchOffFactor url={urlOf('/second-factor/remove')} /> : null}
      {!isOwn && isOn && mayDo(user?.roles, 'administer') ? (
        <PressButton
          words={words.help}
          url={urlOf(`/${id}/second-factor/reset`)}
          done={() => window.location.reload()}
        />
      ) : null}
    </section>
  )
}

'use client'

import {
  Button,
  toast,
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useFormModified,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect } from 'react'
import { type Locale, locales } from '../../../src/config/locales'
import { sayIn } from '../words/admin-language'
import { publishWords } from '../words/publish-words'
import { useEditions } from './use-editions'

type Way = { from: Locale; to: Locale }

/** From either form: what is not written yet begins with what is, as a draft. */
export function StartLanguage() {
  const { code } = useLocale()
  const words = sayIn(publishWords, useTranslation().i18n)
  const told = useEditions()
  const isModified = useFormModified()
  const written = told?.editions.map(({ locale }) => locale) ?? []
  const here = told?.languages.find((locale) => locale === code)
  const isEmpty = here !== undefined && written.length > 0 && !written.includes(here)
  useNameOfOther(isEmpty ? told?.name : undefined)
  if (!told || here === undefined || written.length === 0) return null
  const ways = isEmpty
    ? written.map((from): Way => ({ from, to: here }))
    : told.languages.filter((to) => !written.includes(to)).map((to): Way => ({ from: here, to }))
  if (ways.length === 0) return null

  return (
    <div className="start-language">
      <p>{isEmpty ? words.notWritten(locales[here].name) : words.notEverywhere}</p>
      <div className="review-steps">
        {ways.map((way) => (
          <StartButton key={`${way.from} ${way.to}`} way={way} isOff={isModified} />
        ))}
      </div>
      <p className="review-quiet">
        {isModified ? `${words.saveFirst} ` : ''}
        {words.becomesDraft}
      </p>
    </div>
  )
}

function StartButton({ way: { from, to }, isOff }: { way: Way; isOff: boolean }) {
  const { config } = useConfig()
  const { id, collectionSlug } = useDocumentInfo()
  const path = `/${collectionSlug ?? ''}/${id ?? ''}` as const
  const words = sayIn(publishWords, useTranslation().i18n)

  const start = async () => {
    const url = formatAdminURL({ apiRoute: config.routes.api, path: `${path}/start-language` })
    const response = await fetch(`${url}?locale=${to}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from }),
    })
    const { errors } = (await response.json()) as { errors?: { message: string }[] }
    if (!response.ok) return void toast.error(errors?.[0]?.message ?? words.failed)
    const form = formatAdminURL({ adminRoute: config.routes.admin, path: `/collections${path}` })
    window.location.assign(`${form}?locale=${to}`)
  }

  return (
    <Button size="small" buttonStyle="secondary" disabled={isOff} onClick={() => void start()}>
      {words.start(locales[to].name, locales[from].name)}
    </Button>
  )
}

/** A form without a word in it would be headed by a number. */
function useNameOfOther(name: string | undefined): void {
  const { setDocumentTitle } = useDocumentTitle()
  useEffect(() => {
    if (name !== undefined) setDocumentTitle(name)
  }, [name, setDocumentTitle])
}

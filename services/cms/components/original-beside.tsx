'use client'

import { toast, useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { defaultLocale } from '../../../src/config/locales'
import { type OriginalField, type OriginalTold } from '../translation/original'
import { sayIn } from '../words/admin-language'
import { originalWords } from '../words/original-words'
import { tellDay } from '../workflow/reviews/tell-moment'
import './original-beside.css'
import { Pieces } from './pieces'

type Words = (typeof originalWords)['en']

/** For a translator: the original, field by field, at the side of the form, with what changed since. */
export function OriginalBeside() {
  const { config } = useConfig()
  const { id, collectionSlug, data } = useDocumentInfo()
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const words = sayIn(originalWords, i18n)
  const [confirmed, setConfirmed] = useState(0)
  const path = `/${collectionSlug ?? ''}/${id ?? ''}/original` as const
  const url =
    id === undefined || code === defaultLocale ? undefined : formatAdminURL({ apiRoute: config.routes.api, path })
  const told = useOriginal(url, code, `${String(data?.updatedAt)} ${confirmed}`)
  if (!told || url === undefined) return null

  const confirm = async () => {
    const response = await fetch(`${url}/confirm?locale=${code}`, { method: 'POST', credentials: 'include' })
    if (!response.ok) return void toast.error(words.failed)
    toast.success(words.confirmed)
    setConfirmed((times) => times + 1)
  }

  return <Told told={told} words={words} confirm={() => void confirm()} />
}

type ToldProps = { told: OriginalTold; words: Words; confirm: () => void }

function Told({ told, words, confirm }: ToldProps) {
  const { i18n } = useTranslation()
  return (
    <details className="original-beside">
      <summary data-state={told.olderSince === null ? undefined : 'older'}>{words.open}</summary>
      <p>
        {!told.isWritten
          ? words.nothingWritten
          : told.olderSince === null
            ? words.same
            : words.older(tellDay(told.olderSince, i18n))}
      </p>
      {told.olderSince === null ? null : (
        <button type="button" onClick={confirm}>
          {words.confirm}
        </button>
      )}
      <dl lang="en">
        {told.fields.map((field) => (
          <FieldOf key={field.field} field={field} words={words} />
        ))}
      </dl>
    </details>
  )
}

function FieldOf({ field: { field, label, text, pieces }, words }: { field: OriginalField; words: Words }) {
  return (
    <div data-field={field}>
      <dt>
        {label}
        {pieces ? <em> {words.changed}</em> : null}
      </dt>
      <dd>{pieces ? <Pieces pieces={pieces} said={words} /> : text}</dd>
    </div>
  )
}

function useOriginal(url: string | undefined, locale: string, version: string): OriginalTold | undefined {
  const [told, setTold] = useState<OriginalTold>()

  useEffect(() => {
    if (url === undefined) return undefined
    const call = new AbortController()
    fetch(`${url}?locale=${locale}`, { signal: call.signal, credentials: 'include' })
      .then(async (response) => (response.ok ? setTold((await response.json()) as OriginalTold) : undefined))
      .catch(() => undefined) // the form works without it
    return () => call.abort()
  }, [url, locale, version])

  return told
}

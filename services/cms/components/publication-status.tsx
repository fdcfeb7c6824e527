'use client'

import { useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import { locales } from '../../../src/config/locales'
import { type EditionState, type EditionStates } from '../workflow/edition-states'
import './publication-status.css'

const told: Record<EditionState, string> = {
  live: 'live',
  changed: 'live, with changes to publish',
  waiting: 'published, waits for its embargo',
  draft: 'not live',
}

/** What readers have of this item, language by language; the one at hand first. */
export function PublicationStatus() {
  const { code } = useLocale()
  const { isTrashed } = useDocumentInfo()
  const editions = useEditions()
  if (isTrashed) return <span className="publication-status">In the bin: no reader sees it</span>
  if (!editions) return null
  const own = editions.find(({ locale }) => locale === code)?.state
  const others = editions.filter(({ locale }) => locale !== code)

  return (
    <span className="publication-status" role="status" aria-label="What readers have">
      <strong data-state={own ?? 'draft'}>
        {nameOf(code)}: {own === undefined ? 'not written yet' : told[own]}
      </strong>
      {others.map(({ locale, state }) => (
        <span key={locale} data-state={state}>
          {nameOf(locale)}: {told[state]}
        </span>
      ))}
    </span>
  )
}

const nameOf = (code: string): string => locales[code as keyof typeof locales].name

/** Asked again after every save; nothing is shown rather than something that may be wrong. */
function useEditions(): EditionStates | undefined {
  const { config } = useConfig()
  const { id, collectionSlug, data } = useDocumentInfo()
  const [editions, setEditions] = useState<EditionStates>()
  const url = formatAdminURL({ apiRoute: config.routes.api, path: `/${collectionSlug ?? ''}/${id ?? ''}/editions` })
  const savedAt = data?.updatedAt as string | undefined

  useEffect(() => {
    const call = new AbortController()
    fetch(url, { signal: call.signal, credentials: 'include' })
      .then((response) => response.json() as Promise<{ editions?: EditionStates }>)
      .then((answer) => setEditions(answer.editions))
      .catch(() => undefined) // the form works without it
    return () => call.abort()
  }, [url, savedAt])

  return editions
}

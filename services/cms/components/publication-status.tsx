'use client'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { locales } from '../../../src/config/locales'
import { type EditionState } from '../workflow/versions/edition-states'
import './publication-status.css'
import { useEditions } from './use-editions'

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
  const editions = useEditions()?.editions
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

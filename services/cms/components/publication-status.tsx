'use client'

import { useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { locales } from '../../../src/config/locales'
import { sayIn } from '../words/admin-language'
import { publishWords } from '../words/publish-words'
import './publication-status.css'
import { useEditions } from './use-editions'

/** What readers have of this item, language by language; the one at hand first. */
export function PublicationStatus() {
  const { code } = useLocale()
  const { isTrashed } = useDocumentInfo()
  const editions = useEditions()?.editions
  const words = sayIn(publishWords, useTranslation().i18n)
  if (isTrashed) return <span className="publication-status">{words.inBin}</span>
  if (!editions) return null
  const own = editions.find(({ locale }) => locale === code)?.state
  const others = editions.filter(({ locale }) => locale !== code)

  return (
    <span className="publication-status" role="status" aria-label={words.readersHave}>
      <strong data-state={own ?? 'draft'}>
        {nameOf(code)}: {own === undefined ? words.unwritten : words.states[own]}
      </strong>
      {others.map(({ locale, state }) => (
        <span key={locale} data-state={state}>
          {nameOf(locale)}: {words.states[state]}
        </span>
      ))}
    </span>
  )
}

const nameOf = (code: string): string => locales[code as keyof typeof locales].name

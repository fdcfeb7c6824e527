'use client'

import { useTranslation } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'
import { lastDays, toFilter } from '../audit/days'
import { sayIn } from '../words/admin-language'
import { historyWords } from '../words/history-words'
import './audit-days.css'

const neverChanges = () => () => undefined

/** Above the audit log: what was done on each of the last days, in one click. */
export function AuditDays() {
  const words = sayIn(historyWords, useTranslation().i18n)
  // Only the browser knows when a day begins for its reader.
  const today = useSyncExternalStore(
    neverChanges,
    () => new Date().toDateString(),
    () => undefined,
  )
  return (
    <nav className="audit-days" aria-label={words.byDay}>
      {(today === undefined ? [] : lastDays(new Date(today), words)).map((day) => (
        <a key={day.label} href={toFilter(day)}>
          {day.label}
        </a>
      ))}
      <a href="?">{words.allDays}</a>
    </nav>
  )
}

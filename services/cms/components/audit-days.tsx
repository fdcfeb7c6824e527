'use client'

import { useSyncExternalStore } from 'react'
import { lastDays, toFilter } from '../audit/days'
import './audit-days.css'

const neverChanges = () => () => undefined

/** Above the audit log: what was done on each of the last days, in one click. */
export function AuditDays() {
  // Only the browser knows when a day begins for its reader.
  const today = useSyncExternalStore(
    neverChanges,
    () => new Date().toDateString(),
    () => undefined,
  )
  return (
    <nav className="audit-days" aria-label="By day">
      {(today === undefined ? [] : lastDays(new Date(today))).map((day) => (
        <a key={day.label} href={toFilter(day)}>
          {day.label}
        </a>
      ))}
      <a href="?">All days</a>
    </nav>
  )
}

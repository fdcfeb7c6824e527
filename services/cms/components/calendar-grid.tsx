'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type DragEvent, type KeyboardEvent } from 'react'
import { nameOf } from '../../../src/config/locales'
import { type CalendarEntry } from '../calendar/calendar-entry'
import { addDays, toDay } from '../calendar/days-of-month'
import { dayOn, daysBetween, hourOn, sameHourOn } from '../calendar/on-clock'
import { sayIn } from '../words/admin-language'
import { calendarWords } from '../words/calendar-words'
import { tellDay } from '../workflow/reviews/tell-moment'
import { useReady } from './use-ready'
import { useZone } from './use-zone'
import './calendar.css'

type Props = { weeks: string[][]; month: string; entries: CalendarEntry[]; api: string; adminRoute: string }

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

export function CalendarGrid({ weeks, month, entries, api, adminRoute }: Props) {
  const words = sayIn(calendarWords, useTranslation().i18n)
  const zone = useZone()
  const move = useMove(api, zone)

  return (
    <table className="calendar">
      <caption>{words.clock(zone)}</caption>
      <thead>
        <tr>
          {words.weekdays.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day key={day} {...{ day, month, entries, adminRoute, move, zone }} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayProps = Pick<Props, 'month' | 'entries' | 'adminRoute'> & { day: string; move: Move; zone: string }

function Day({ day, month, entries, adminRoute, move, zone }: DayProps) {
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const entry = entries[Number(event.dataTransfer.getData('text/plain'))]
    if (entry) void move(entry, day)
  }
  return (
    <td
      data-day={day}
      data-other={day.startsWith(month) ? undefined : true}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <time dateTime={day}>{Number(day.slice(8))}</time>
      <ul>
        {entries.map((entry, position) =>
          dayOn(entry, zone) === day ? (
            <EntryOf key={position} {...{ entry, position, adminRoute, move, zone }} />
          ) : null,
        )}
      </ul>
    </td>
  )
}

type Move = (entry: CalendarEntry, day: string) => Promise<void>

function useMove(api: string, zone: string): Move {
  const { i18n } = useTranslation()
  const words = sayIn(calendarWords, i18n)
  const router = useRouter()
  return async (entry, day) => {
    if (!entry.move || dayOn(entry, zone) === day) return
    const { path, body } = toRequest(entry, { day, zone })
    const response = await fetch(`${api.replace(/\/$/, '')}/${path}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { errors, isDraft } = (await response.json().catch(() => ({}))) as Answer
    if (!response.ok) return void toast.error(errors?.[0]?.message ?? words.failed)
    toast.success((isDraft ? words.movedAsDraft : words.moved)(entry.title, tellDay(day, i18n)))
    router.refresh()
  }
}

type Answer = { errors?: { message: string }[]; isDraft?: boolean }

function toRequest(entry: CalendarEntry, { day, zone }: { day: string; zone: string }): { path: string; body: object } {
  const { move, collection, id, locale, what, at } = entry
  if (move?.kind === 'date') {
    const days = daysBetween(dayOn(entry, zone), day)
    return { path: 'calendar/move-date', body: { collection, id, locale, what, days } }
  }
  const path = move?.kind === 'bundle' ? `bundles/${move.id}/move` : `schedules/${move?.id ?? 0}/move`
  return { path, body: { at: sameHourOn(at, day, zone) } }
}

type EntryProps = { entry: CalendarEntry; position: number; adminRoute: string; move: Move; zone: string }

function EntryOf({ entry, position, adminRoute, move, zone }: EntryProps) {
  const words = sayIn(calendarWords, useTranslation().i18n)
  const { collection, id, locale, title, what, problem } = entry
  const canMove = useReady() && entry.move !== undefined
  const base = adminRoute.replace(/\/$/, '')
  const href =
    what === 'bundle'
      ? `${base}/bundle?id=${id}`
      : `${base}/collections/${collection}/${id}${locale === null ? '' : `?locale=${locale}`}`
  const moveByKey = (event: KeyboardEvent) => {
    const days = event.altKey ? steps[event.key] : undefined
    if (days === undefined || entry.move === undefined) return
    event.preventDefault()
    void move(entry, toDay(addDays(new Date(dayOn(entry, zone)), days)))
  }
  return (
    <li
      data-what={what}
      data-failed={problem ? true : undefined}
      draggable={canMove}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', String(position))}
    >
      <a
        href={href}
        onKeyDown={moveByKey}
        draggable={false}
        aria-keyshortcuts={canMove ? 'Alt+ArrowLeft Alt+ArrowRight' : undefined}
      >
        <span>
          {words.kinds[what]}
          {` ${hourOn(entry, zone)}`.trimEnd()}
        </span>{' '}
        {title}
        {locale === null ? '' : ` (${nameOf(locale)})`}
        {problem ? `: ${problem}` : ''}
      </a>
    </li>
  )
}

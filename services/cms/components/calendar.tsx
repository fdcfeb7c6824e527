import { type AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { type Conflict, findConflicts } from '../calendar/calendar-entry'
import { addDays, addMonths, daysOfMonth, toDay } from '../calendar/days-of-month'
import { findCalendar } from '../calendar/find-calendar'
import { sayIn } from '../words/admin-language'
import { calendarWords } from '../words/calendar-words'
import { tellMoment } from '../workflow/reviews/tell-moment'
import { AdminView } from './admin-view'
import { CalendarGrid } from './calendar-grid'

const isMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/

/** One month of everything that has a day. */
export async function Calendar(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const words = sayIn(calendarWords, req.i18n)
  const asked = view.searchParams?.month
  const month = typeof asked === 'string' && isMonth.test(asked) ? asked : new Date().toISOString().slice(0, 7)
  const first = new Date(`${month}-01T00:00:00.000Z`)
  const weeks = daysOfMonth(month)
  const [from, to] = [weeks[0]?.[0] ?? month, weeks.at(-1)?.[6] ?? month]
  // A day is the reader's own: elsewhere it begins up to half a day earlier and ends up to half a day later.
  const dayFrom = (day: string, days: number) => toDay(addDays(new Date(day), days))
  const entries = await findCalendar(req, { from: dayFrom(from, -1), to: dayFrom(to, 2) })
  const { admin, api } = req.payload.config.routes
  const monthFrom = (months: number) => addMonths(first, months).toISOString().slice(0, 7)
  return (
    <AdminView view={view} action="draft" heading={words.heading} lead={words.lead}>
      <p className="admin-view-filter">
        <a className="admin-view-button" href={`?month=${monthFrom(-1)}`}>
          {words.before}
        </a>
        <strong>{first.toLocaleDateString(words.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })}</strong>
        <a className="admin-view-button" href={`?month=${monthFrom(1)}`}>
          {words.after}
        </a>
        <a href="?">{words.today}</a>
      </p>
      <p className="admin-view-quiet">{words.how}</p>
      <Conflicts conflicts={findConflicts(entries)} words={words} language={req.i18n.language} />
      <CalendarGrid
        weeks={weeks}
        month={month}
        entries={entries}
        api={formatAdminURL({ apiRoute: api, path: '' })}
        adminRoute={formatAdminURL({ adminRoute: admin, path: '' })}
      />
    </AdminView>
  )
}

type ConflictsProps = { conflicts: Conflict[]; words: (typeof calendarWords)['en']; language: string }

function Conflicts({ conflicts, words, language }: ConflictsProps) {
  if (conflicts.length === 0) return null
  return (
    <section className="calendar-conflicts">
      <h2>{words.conflictsHeading}</h2>
      <ul>
        {conflicts.map(({ kind, titles, at }, position) => (
          <li key={position}>
            {words.conflicts[kind]}: {titles.join(', ')} ({tellMoment(at, { language })})
          </li>
        ))}
      </ul>
    </section>
  )
}

import { type Office, weekdays } from '../../content/office'
import { formatDay } from '../../i18n/format/format-date'
import { formatClock } from '../../i18n/format/format-time'
import { mainWords } from '../../i18n/words'
import { type Address } from '../../routes/address'
import { type Reader } from '../store/reader'
import { daysAfter } from './days'

export type OpeningHours = { day: string; hours: string }

type Opening = Office['hours'][number]
/** Days that follow each other and have the same hours. */
type Run = { first: Opening; last: Opening }

const isNext = ({ last }: Run, { day, opens, closes }: Opening): boolean =>
  weekdays.indexOf(day) === weekdays.indexOf(last.day) + 1 && opens === last.opens && closes === last.closes

/** What is the same on several days is said once. */
export function showHours(hours: readonly Opening[], read: Reader): OpeningHours[] {
  const { locale } = read
  const words = mainWords(locale as Address<'office'>['locale'])
  const runs: Run[] = []
  for (const opening of hours) {
    const run = runs.at(-1)
    if (run && isNext(run, opening)) run.last = opening
    else runs.push({ first: opening, last: opening })
  }
  return runs.map(({ first, last }) => {
    const [start, end] = [nameOf(first, read), nameOf(last, read)]
    return {
      day: first === last ? start : words('office.days', { first: start, last: end }),
      hours: `${formatClock(locale, first.opens)}–${formatClock(locale, first.closes)}`,
    }
  })
}

// A week that begins on a Monday.
const nameOf = ({ day }: Opening, { locale }: Reader): string =>
  formatDay(locale, daysAfter('2024-01-01', weekdays.indexOf(day)), 'weekday')

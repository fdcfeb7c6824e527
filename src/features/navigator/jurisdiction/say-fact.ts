import { type Locale } from '../../../config/locales'
import { answerStatuses } from '../../../content/answer-statuses'
import { deadlineUnits } from '../../../content/deadline-units'
import { formatDay } from '../../../i18n/format/format-date'
import { type NavigatorWords } from '../../../i18n/load/load-navigator-words'

type Saying = { locale: Locale; words: NavigatorWords }

/** The service names facts as a version does. */
const names = {
  status: 'difference.status',
  threshold: 'law.threshold',
  deadline: 'law.deadline',
  deadlineFrom: 'law.runs-from',
  sources: 'law.sources',
  effectiveFrom: 'law.in-force',
  effectiveTo: 'difference.until',
} as const

const values: Readonly<Record<string, (value: string, saying: Saying) => string | undefined>> = {
  status: (value, { words }) => {
    const status = answerStatuses.find((one) => one === value)
    return status && words(`navigator.${status}`)
  },
  deadline: (value, { words }) => {
    const [amount, name] = value.split(' ')
    const unit = deadlineUnits.find((one) => one === name)
    return unit && words(`unit.${unit}`, { count: Number(amount) })
  },
  effectiveFrom: (value, { locale }) => formatDay(locale, value),
  effectiveTo: (value, { locale }) => formatDay(locale, value),
}

const sayValue = (fact: string, value: string | null, saying: Saying): string =>
  value === null ? saying.words('difference.nothing') : (values[fact]?.(value, saying) ?? value)

/** What a fact of an answer was, and what it is now, as people read it. */
export function sayFactChange(
  { fact, before, after }: { fact: string; before: string | null; after: string | null },
  saying: Saying,
): string {
  const { words } = saying
  const name = Object.hasOwn(names, fact) ? words(names[fact as keyof typeof names]) : fact
  return words('difference.fact', {
    fact: name,
    before: sayValue(fact, before, saying),
    after: sayValue(fact, after, saying),
  })
}

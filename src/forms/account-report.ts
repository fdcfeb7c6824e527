import * as z from 'zod/mini'

/** How much a report may have in it, and for how long one that was removed can be brought back. */
export const reportLimits = {
  jurisdictions: 25,
  questions: 40,
  titleCharacters: 120,
  noteCharacters: 2000,
  viewCharacters: 2000,
  reports: 100,
  undoDays: 30,
  /** To how many a report can be shared at once, and for how long. */
  shares: 50,
  shareDays: 365,
} as const

export type ReportChoice = { jurisdictions: readonly number[]; questions: readonly number[] }

const isList = (numbers: readonly number[], most: number): boolean =>
  numbers.length >= 1 && numbers.length <= most && new Set(numbers).size === numbers.length

/** What of a choice is wrong, by the names of its lists. */
export const findChoiceProblems = ({ jurisdictions, questions }: ReportChoice): (keyof ReportChoice)[] => [
  ...(isList(jurisdictions, reportLimits.jurisdictions) ? [] : (['jurisdictions'] as const)),
  ...(isList(questions, reportLimits.questions) ? [] : (['questions'] as const)),
]

export function parseReportTitle(given: string): string | undefined {
  const title = given.replaceAll(/\s+/g, ' ').trim()
  return title === '' || title.length > reportLimits.titleCharacters ? undefined : title
}

const place = /^(report|[qj]\d{1,9}|q\d{1,9}j\d{1,9})$/

/** A note belongs to the report, to a question, to a jurisdiction or to the cell of both. */
export const isNotePlace = (given: string): boolean => place.test(given)

/** The choice as it stands in the fragment of an address: what nobody sees but the browser. */
export const writeChoice = ({ jurisdictions, questions }: ReportChoice): string =>
  `#j=${jurisdictions.join('.')}&q=${questions.join('.')}`

const viewPart = /(?:&(?:h|p)[jq]=\d{1,9}(?:\.\d{1,9}){0,39}|&turned=1)/.source
const view = new RegExp(`^${viewPart}{0,5}$`)

/** How a report is looked at, as it follows the choice in an address. */
export const isReportView = (given: string): boolean => given.length <= reportLimits.viewCharacters && view.test(given)

/** A kept report that an address opens. */
export const writeOpened = (id: string): string => `#report=${id}`

export const parseOpened = (fragment: string): string | undefined =>
  /^[0-9a-f-]{36}$/.exec(new URLSearchParams(fragment.replace(/^#/, '')).get('report') ?? '')?.[0]

const numbersOf = (text: string | null): number[] =>
  (text ?? '')
    .split('.')
    .filter((one) => /^\d{1,9}$/.test(one))
    .map(Number)

export function parseChoice(fragment: string): ReportChoice {
  const params = new URLSearchParams(fragment.replace(/^#/, ''))
  const of = (name: string, most: number) => [...new Set(numbersOf(params.get(name)))].slice(0, most)
  return { jurisdictions: of('j', reportLimits.jurisdictions), questions: of('q', reportLimits.questions) }
}

const address = z.pipe(z.string().check(z.trim(), z.toLowerCase()), z.email().check(z.maxLength(254)))

/** The address of a colleague, as shares name them. */
export const parseShareAddress = (given: string): string | undefined => address.safeParse(given).data

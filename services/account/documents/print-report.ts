import { type NavColumns, pathOfCell, sayQuestion } from '../../../src/access/nav-columns'
import { locales, type LocaleIn } from '../../../src/config/locales'
import { showCode } from '../../../src/forms/verify'
import { documentWords } from '../../../src/i18n/document-words'
import { formatDay } from '../../../src/i18n/format/format-date'
import { loadNavigatorWords, type NavigatorWords } from '../../../src/i18n/load/load-navigator-words'
import { toVerifyPath } from '../../../src/routes/verify-path'
import { permalinkOf } from '../navigator/addresses'
import { drawCode } from './draw-code'
import { type PrintedCell, type PrintedSource, type ReportDocument } from './report-document'

type MainLocale = LocaleIn<'main'>

export type ReportToPrint = {
  locale: MainLocale
  origin: string
  title: string
  services: readonly string[]
  /** The questions of services that are not open to the person who takes it away: said so, and no more. */
  closed: readonly number[]
  code: string
  jurisdictions: readonly number[]
  questions: readonly number[]
  columns: NavColumns
  counselOf: (jurisdiction: number) => readonly string[]
  /** By the places that `isNotePlace` knows. */
  notes: ReadonlyMap<string, string>
}
type Cell = PrintedCell & { jurisdictionId: number; question: string }
type Printing = ReportToPrint & { navigatorWords: NavigatorWords }

/** A report as it is given away: every answer with its number, its address, its version and since when it is the law. */
export async function printReport(report: ReportToPrint): Promise<ReportDocument> {
  const { locale, origin, code, columns } = report
  const words = documentWords(locale)
  const term = termsOf(locale)
  const cells = toCells({ ...report, navigatorWords: await loadNavigatorWords(locale) })
  const address = origin + toVerifyPath(locale, code)
  return {
    lang: locales[locale].htmlLang.slice(0, 2),
    title: report.title,
    facts: [
      [term('document.service'), report.services.join(' · ')],
      [term('document.as-of'), formatDay(locale, columns.day)],
      [term('document.size'), words('document.size-text', sizesOf(report, cells))],
      [term('document.number'), showCode(code)],
    ],
    note: report.notes.get('report') ?? null,
    questions: report.questions.flatMap((id) => {
      const place = columns.questions.id.indexOf(id)
      const isClosed = report.closed.includes(id)
      if (place < 0 && !isClosed) return []
      const text = isClosed ? words('document.closed-question') : sayQuestion(columns, place)
      const note = report.notes.get(`q${id}`) ?? null
      return [{ topic: columns.questions.topic[place] ?? '', text, note, cells: cells.get(id) ?? [] }]
    }),
    sources: toSources(report, [...cells.values()].flat()),
    verify: { address, svg: drawCode(address) },
    foot: `${words('document.report')} ${showCode(code)} · ${words('document.read', { day: formatDay(locale, columns.day) })}`,
    words: wordsOf(locale),
  }
}

type Term = 'service' | 'as-of' | 'size' | 'number' | 'counsel' | 'reviewed'

/** With what each language puts between a term and what is said of it. */
const termsOf = (locale: MainLocale) => {
  const words = documentWords(locale)
  return (name: `document.${Term}`): string => words('document.term', { term: words(name) })
}

const sizesOf = ({ questions, jurisdictions }: ReportToPrint, cells: ReadonlyMap<number, readonly Cell[]>) => ({
  questions: questions.length,
  jurisdictions: jurisdictions.length,
  answers: [...cells.values()].flat().filter(({ citation }) => citation).length,
})

/** By question. They are numbered in the order in which they are read. */
function toCells(report: Printing): Map<number, Cell[]> {
  const { columns, jurisdictions, questions } = report
  const placed = new Map(
    columns.cells.answer.map((_, at) => [`${columns.cells.question[at]} ${columns.cells.jurisdiction[at]}`, at]),
  )
  const closedWord = documentWords(report.locale)('document.closed')
  let number = 0
  return new Map(
    questions.map((id) => {
      const question = columns.questions.id.indexOf(id)
      const unsaid = report.closed.includes(id) ? { ...nothing, short: closedWord } : nothing
      const row = jurisdictions.flatMap((jurisdictionId) => {
        const jurisdiction = columns.jurisdictions.id.indexOf(jurisdictionId)
        if (jurisdiction < 0) return []
        const at = placed.get(`${question} ${jurisdiction}`)
        const name = columns.jurisdictions.name[jurisdiction] ?? ''
        const text = sayQuestion(columns, question)
        const said = at === undefined ? unsaid : sayCell(report, { at, number: ++number, question })
        const note = report.notes.get(`q${id}j${jurisdictionId}`) ?? null
        return [{ jurisdictionId, jurisdiction: name, question: text, note, ...said }]
      })
      return [id, row]
    }),
  )
}

type Said = Omit<PrintedCell, 'jurisdiction' | 'note'>
const nothing: Said = { lang: null, status: null, value: null, short: '', citation: null }

type At = { at: number; number: number; question: number }

function sayCell({ columns, locale, origin, navigatorWords }: Printing, place: At): Said {
  const { at, number } = place
  const { status, threshold, deadlineAmount, deadlineUnit, short, lang, version, effectiveFrom } = columns.cells
  const [own, amount, unit] = [status[at] ?? null, deadlineAmount[at] ?? null, deadlineUnit[at] ?? null]
  const deadline =
    amount === null ? null : unit === null ? String(amount) : navigatorWords(`unit.${unit}`, { count: amount })
  const path = pathOfCell(columns, at)
  const since = formatDay(locale, effectiveFrom[at] ?? columns.day, 'medium')
  return {
    lang: lang[at]?.slice(0, 2) ?? null,
    status: own === null ? null : navigatorWords(`navigator.${own}`),
    value: threshold[at] ?? deadline,
    short: short[at] ?? '',
    citation: {
      number,
      address: origin + permalinkOf(path, columns.questions.key[place.question] ?? '', version[at] ?? 1),
      text: documentWords(locale)('document.cited', { version: version[at] ?? 1, since }),
    },
  }
}

function toSources(
  { locale, columns, counselOf, jurisdictions, notes }: ReportToPrint,
  cells: readonly Cell[],
): PrintedSource[] {
  const words = documentWords(locale)
  const term = termsOf(locale)
  return jurisdictions.flatMap((id) => {
    const place = columns.jurisdictions.id.indexOf(id)
    if (place < 0) return []
    const counsel = counselOf(id).join(', ')
    const reviewed = columns.jurisdictions.lastReviewed[place] ?? columns.day
    return [
      {
        jurisdiction: columns.jurisdictions.name[place] ?? '',
        note: notes.get(`j${id}`) ?? null,
        facts: [
          [term('document.counsel'), counsel === '' ? words('document.counsel-none') : counsel],
          [term('document.reviewed'), formatDay(locale, reviewed)],
          [term('document.as-of'), formatDay(locale, columns.day)],
        ] as const,
        cells: cells.flatMap(({ jurisdictionId, question, citation }) =>
          jurisdictionId === id && citation ? [{ question, ...citation }] : [],
        ),
      },
    ]
  })
}

function wordsOf(locale: MainLocale): ReportDocument['words'] {
  const words = documentWords(locale)
  return {
    answers: words('document.answers'),
    jurisdiction: words('document.jurisdiction'),
    answer: words('document.answer'),
    citation: words('document.citation'),
    unanswered: words('document.unanswered'),
    note: words('document.term', { term: words('document.note') }),
    sources: words('document.sources'),
    verify: words('document.verify'),
    verifyAlt: words('document.verify-alt'),
    disclaimerTitle: words('document.disclaimer-title'),
    disclaimer: words('document.disclaimer'),
    page: words('document.page'),
  }
}

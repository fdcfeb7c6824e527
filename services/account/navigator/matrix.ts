import { type NavColumns } from '../../../src/access/nav-columns'
import { hasStatus, type NavQuestion } from '../../../src/content/nav-question'
import { type NavService } from '../../../src/content/nav-service'
import { type Covered, coveredBy, langOf, showJurisdiction, showRegion } from './addresses'
import { type Language } from './book/book'
import { findVersion, findWorded, firstOf, forceOf, type LiveAnswer, referenceOf, type Worded } from './book/editions'
import { type Places } from './book/places'

export type MatrixParts = {
  places: Places
  service: NavService
  /** Every live answer of the service. */
  answers: readonly LiveAnswer[]
  locale: Language
  region: string | undefined
  day: string
  today: string
  edition: string
  /** By answers, the versions that are wanted in place of those of the day; what has none here is left out. */
  versions?: ReadonlyMap<number, number>
}

/** The status tables of a service, or of a region of it, on a day. */
export function makeMatrix(parts: MatrixParts): NavColumns {
  const { places, service, locale, region, day, today, edition } = parts
  const covered = coveredBy(service, places, { locale, region })
  const questions = places.questionsOf(service.id, locale)
  return {
    ...{ day, today, edition },
    ...columnsOfPlaces(covered, parts),
    questions: {
      id: questions.map(({ id }) => id),
      key: questions.map(({ key }) => key),
      topic: questions.map(({ topic }) => topic),
      text: questions.map(({ text }) => text),
      lang: questions.map(langOf),
      valueType: questions.map(({ valueType }) => valueType),
    },
    cells: columnsOfCells(cellsOf(covered, questions, parts), parts),
  }
}

function columnsOfPlaces(covered: readonly Covered[], { places, service, locale, region }: MatrixParts) {
  const regions = places.regionsOf(service, locale).filter(({ slug }) => region === undefined || slug === region)
  const shownRegions = regions.map((one) => showRegion({ service, region: one }, places))
  const shown = covered.map((one) => showJurisdiction(one, places))
  return {
    regions: {
      id: shownRegions.map(({ id }) => id),
      name: shownRegions.map(({ name }) => name),
      lang: shownRegions.map(({ lang }) => lang),
      path: shownRegions.map(({ path }) => path),
    },
    jurisdictions: {
      id: shown.map(({ id }) => id),
      iso: covered.map(({ jurisdiction }) => jurisdiction.iso),
      name: shown.map(({ name }) => name),
      lang: shown.map(({ lang }) => lang),
      region: covered.map((one) => regions.findIndex(({ id }) => id === one.region.id)),
      path: shown.map(({ path }) => path),
      lastReviewed: covered.map(({ jurisdiction }) => jurisdiction.lastReviewed),
      reviewDue: covered.map(({ jurisdiction }) => jurisdiction.reviewDue),
    },
  }
}

type Cell = { answer: LiveAnswer; worded: Worded; question: number; jurisdiction: number; hasStatus: boolean }

const placesOf = (items: readonly { id: number }[]) => new Map(items.map(({ id }, position) => [id, position]))

function cellsOf(covered: readonly Covered[], questions: readonly NavQuestion[], parts: MatrixParts): Cell[] {
  const columns = placesOf(covered.map(({ jurisdiction }) => jurisdiction))
  const rows = placesOf(questions)
  return parts.answers.flatMap((answer) => {
    const [question, jurisdiction] = [rows.get(answer.question), columns.get(answer.jurisdiction)]
    if (question === undefined || jurisdiction === undefined) return []
    const worded = wordedOf(answer, parts)
    return worded
      ? [{ answer, worded, question, jurisdiction, hasStatus: hasStatus(questions[question]?.valueType) }]
      : []
  })
}

function wordedOf(answer: LiveAnswer, { locale, day, versions }: MatrixParts): Worded | undefined {
  if (!versions) return findWorded(answer, locale, day)
  const number = versions.get(answer.id)
  return number === undefined ? undefined : findVersion(answer, locale, number)
}

const dayOf = (moment: Date | undefined): string => (moment ?? new Date(0)).toISOString().slice(0, 'YYYY-MM-DD'.length)

function columnsOfCells(cells: readonly Cell[], { locale, day, today }: MatrixParts): NavColumns['cells'] {
  const facts = cells.map(({ worded }) => worded.reference.facts)
  const differs = ({ answer, worded }: Cell): boolean =>
    day !== today && findWorded(answer, locale, today)?.reference.number !== worded.reference.number
  return {
    answer: cells.map(({ answer }) => answer.id),
    question: cells.map(({ question }) => question),
    jurisdiction: cells.map(({ jurisdiction }) => jurisdiction),
    status: cells.map((cell, position) => (cell.hasStatus ? (facts[position]?.status ?? null) : null)),
    threshold: facts.map(({ threshold }) => threshold ?? null),
    deadlineAmount: facts.map(({ deadlineAmount }) => deadlineAmount ?? null),
    deadlineUnit: facts.map(({ deadlineUnit }) => deadlineUnit ?? null),
    short: cells.map(({ worded }) => worded.text.facts.short),
    lang: cells.map(({ worded: { text } }) =>
      text.locale === locale ? null : langOf({ locale: text.locale as Language }),
    ),
    version: cells.map(({ worded }) => worded.reference.number),
    textVersion: cells.map(({ worded }) => worded.textVersion),
    effectiveFrom: cells.map(({ answer, worded }) => forceOf(answer, locale, worded.reference).from),
    changedOn: cells.map(({ answer, worded }) => dayOf(firstOf(referenceOf(answer, locale), worded.reference.number))),
    reviewedAt: facts.map(({ reviewedAt }) => reviewedAt ?? null),
    sources: facts.map(({ sources }) => sources),
    differsFromToday: cells.map(differs),
  }
}

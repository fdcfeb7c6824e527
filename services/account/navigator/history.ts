import { hasStatus, type NavQuestion } from '../../../src/content/nav-question'
import { toPlainText } from '../../../src/content/plain-text'
import { type Piece } from '../../shared/differences/find-differences'
import { type Covered, langOf, permalinkOf, showJurisdiction, showQuestion, showRegion, showService } from './addresses'
import {
  type Difference,
  type FactChange,
  type HistoricVersion,
  type History,
  type Language,
  type Update,
} from './book/book'
import {
  firstOf,
  forceOf,
  lawsOf,
  type LiveAnswer,
  referenceOf,
  type TextEdition,
  wordIn,
  type Worded,
} from './book/editions'
import { type Places } from './book/places'
import { type AnswerTexts, type KeptTexts, noteOf, showVersion } from './documents'
import { leadingNowhere } from './find-leads'
import { findLaw, spansOf } from './law/law-on-day'

/** One answer with what it belongs to. */
export type Placed = { answer: LiveAnswer; question: NavQuestion; covered: Covered; places: Places; locale: Language }

/** Each number once, as it is worded by now, the newest first. */
export const versionsOf = ({ answer, locale }: Placed): TextEdition[] =>
  referenceOf(answer, locale)
    .filter(({ isCurrent }) => isCurrent)
    .reverse()

export function showHistory(placed: Placed, texts: AnswerTexts, today: string): History {
  const { answer, question, covered, places, locale } = placed
  const reference = referenceOf(answer, locale)
  const laws = lawsOf(reference)
  const spans = new Map([...spansOf(laws)].map(([{ edition }, span]) => [edition.number, span]))
  const isLaw = findLaw(laws, today)?.number
  const versions = versionsOf(placed).map((edition): HistoricVersion => {
    const span = spans.get(edition.number)
    return {
      ...showVersion({ worded: wordIn(answer, locale, edition), question, answer, locale }, texts),
      ...{ lawFrom: span?.from, lawTo: span?.to, isLawToday: edition.number === isLaw },
    }
  })
  return {
    permission: covered.service.permissionKey,
    answer: answer.id,
    question: showQuestion(question),
    service: showService(covered.service),
    jurisdiction: showJurisdiction(covered, places),
    versions,
  }
}

/** The wordings that these versions are shown in. */
export const wordingsOf = (worded: readonly (Worded | undefined)[]): TextEdition[] =>
  worded.flatMap((one) => (one ? [one.reference, one.text] : []))

type Pair = { before: Worded | undefined; after: Worded | undefined }
export type Compare = (before: TextEdition | undefined, after: TextEdition | undefined, part: Part) => readonly Piece[]
export type Part = { name: 'shortAnswer' | 'detail'; before: string; after: string }

/** What differs between two versions; of one that is in no language of the reader's, as the other is in. */
export function showDifference(
  placed: Placed,
  { before, after }: Pair,
  by: { texts: KeptTexts; compare: Compare },
): Difference {
  const { answer, question, covered, places, locale } = placed
  const texts = { ...by.texts, leads: leadingNowhere }
  const show = (worded: Worded | undefined) => worded && showVersion({ worded, question, answer, locale }, texts)
  const [old, now] = [show(before), show(after)]
  const [was, is] = [before?.text, after?.text]
  const detailOf = (edition: TextEdition | undefined) => (edition ? toPlainText(by.texts.of(edition).detail) : '')
  return {
    permission: covered.service.permissionKey,
    answer: answer.id,
    question: showQuestion(question),
    jurisdiction: showJurisdiction(covered, places),
    ...{ before: old, after: now, facts: findFactChanges(old, now) },
    ...{ changeKind: now?.changeKind, changeNote: now?.changeNote },
    shortAnswer: by.compare(was, is, {
      name: 'shortAnswer',
      ...{ before: old?.shortAnswer ?? '', after: now?.shortAnswer ?? '' },
    }),
    detail: by.compare(was, is, { name: 'detail', before: detailOf(was), after: detailOf(is) }),
  }
}

type Told = HistoricVersion | Difference['before']

const factsOf = (version: Told): Record<string, string | undefined> => ({
  status: version?.status,
  threshold: version?.threshold,
  // One fact: an amount says nothing without its unit, and only what differs is given.
  deadline: version?.deadline && [version.deadline.amount, version.deadline.unit].flatMap((one) => one ?? []).join(' '),
  deadlineFrom: version?.deadline?.from,
  effectiveFrom: version?.effectiveFrom,
  effectiveTo: version?.effectiveTo,
  sources: version?.sources
    .map(({ title, provision }) => [title, provision].flatMap((one) => one ?? []).join(', '))
    .join('\n'),
})

function findFactChanges(before: Told, after: Told): FactChange[] {
  const [old, now] = [factsOf(before), factsOf(after)]
  return Object.keys(old).flatMap((fact) =>
    (old[fact] ?? '') === (now[fact] ?? '') ? [] : [{ fact, before: old[fact], after: now[fact] }],
  )
}

/** A version as readers first had it. */
export function showUpdate({ answer, question, covered, places, locale }: Placed, edition: TextEdition): Update {
  const worded = wordIn(answer, locale, edition)
  const { text } = worded
  const reference = referenceOf(answer, locale)
  const before = reference.filter(({ number, isCurrent }) => number < edition.number && isCurrent).at(-1)
  const { status, changeKind } = edition.facts
  const { from: effectiveFrom } = forceOf(answer, locale, edition)
  const changeNote = noteOf(worded)
  const jurisdiction = showJurisdiction(covered, places)
  return {
    id: `${answer.id}.${edition.number}`,
    answer: answer.id,
    question: showQuestion(question),
    region: showRegion(covered, places),
    jurisdiction,
    number: edition.number,
    ...{ changeKind, changeNote, effectiveFrom, changedAt: firstOf(reference, edition.number) ?? edition.publishedAt },
    ...(hasStatus(question.valueType)
      ? { status, statusBefore: before?.facts.status }
      : { status: undefined, statusBefore: undefined }),
    shortAnswer: text.facts.short,
    lang: langOf({ locale: text.locale as Language }),
    path: permalinkOf(jurisdiction.path, question.key, edition.number),
  }
}

import { defaultLocale } from '../../../../src/config/locales'
import { type Database } from '../../../database/open-database'
import { findLaw, type LawVersion, type Span, statedDaysOf } from '../law/law-on-day'
import { type Language } from './book'
import { type AnswerFacts } from './read-row'

/** One wording of a version in one language. */
export type TextEdition = {
  item: number
  locale: string
  number: number
  digest: string
  words: string
  seq: number
  publishedAt: Date
  isCurrent: boolean
  facts: AnswerFacts
}

/** An answer as it is live: the version that is live names where it belongs. */
export type LiveAnswer = {
  id: number
  question: number
  jurisdiction: number
  /** Of each language that was asked for, in the order in which readers had them. */
  editions: ReadonlyMap<string, readonly TextEdition[]>
}

type Row = TextEdition & { question: number; jurisdiction: number }

/** Every version of every live answer to these questions, without its words in full. */
export async function readAnswers(
  database: Pick<Database, 'query'>,
  questions: readonly number[],
  locales: readonly Language[],
): Promise<LiveAnswer[]> {
  const { rows } = await database.query<Row>({
    name: 'navigator-editions',
    text: `select v.item, v.locale, v.number, v.digest, v.words, v.seq::float8 as seq, v.published_at as "publishedAt",
                  v.is_current as "isCurrent", v.facts, h.question, h.jurisdiction
             from account.nav_heads h join account.nav_versions v using (type, item, locale)
            where h.type = 'nav-answer' and h.question = any($1) and h.locale = any($2)
            order by v.item, v.locale = '${defaultLocale}', v.locale, v.number, v.is_current, v.seq`,
    values: [questions, locales],
  })
  const editions = new Map<number, Map<string, TextEdition[]>>()
  const places = new Map<number, { question: number; jurisdiction: number }>()
  for (const { question, jurisdiction, ...edition } of rows) {
    const ofAnswer = editions.get(edition.item) ?? new Map<string, TextEdition[]>()
    editions.set(edition.item, ofAnswer)
    ofAnswer.set(edition.locale, [...(ofAnswer.get(edition.locale) ?? []), edition])
    // English comes last, and what it says of the place counts.
    places.set(edition.item, { question, jurisdiction })
  }
  return [...places].map(([id, place]) => ({ id, ...place, editions: editions.get(id) ?? new Map() }))
}

/** What the law of a day is worded as for readers of a language. */
export type Worded = {
  /** Says what the law is: English, where there is that. */
  reference: TextEdition
  /** Says it in words: the reader's language, where this version is in it. */
  text: TextEdition
  /** Which version the words are of, where the language has not followed yet. */
  textVersion: number
}

const lawOf = (edition: TextEdition): LawVersion & { edition: TextEdition } => ({
  ...{ number: edition.number, edition, changeKind: edition.facts.changeKind },
  ...{ effectiveFrom: edition.facts.effectiveFrom, effectiveTo: edition.facts.effectiveTo },
})

export const lawsOf = (editions: readonly TextEdition[]) => editions.map(lawOf)

/** Facts are the same in all languages, so one of them tells which version is the law of a day. */
export const referenceOf = ({ editions }: LiveAnswer, locale: Language): readonly TextEdition[] =>
  editions.get(defaultLocale) ?? editions.get(locale) ?? []

export function findWorded(answer: LiveAnswer, locale: Language, day: string): Worded | undefined {
  const found = findLaw(lawsOf(referenceOf(answer, locale)), day)
  return found && wordIn(answer, locale, found.edition)
}

/** One version in the reader's language, or else as the reference has it. */
export function wordIn(answer: LiveAnswer, locale: Language, reference: TextEdition): Worded {
  const own = answer.editions.get(locale) ?? []
  const text = own.find(({ number, isCurrent }) => number === reference.number && isCurrent)
  if (!text || text.locale === reference.locale) return { reference, text: reference, textVersion: reference.number }
  return { reference, text, textVersion: textVersionOf(text, own, answer.editions.get(defaultLocale) ?? []) }
}

/**
 * A language may be given the number that the others have before its words follow. Its words are then of the version for which
 * they were written, or of the last one in which English still said the same.
 */
function textVersionOf(text: TextEdition, own: readonly TextEdition[], english: readonly TextEdition[]): number {
  const currentOf = (editions: readonly TextEdition[], number: number) =>
    editions.find((one) => one.number === number && one.isCurrent)
  let version = text.number
  for (const { number, words } of own.filter((one) => one.isCurrent && one.number < text.number).reverse()) {
    if (words !== text.words) break
    version = number
  }
  while (version < text.number) {
    const [before, after] = [currentOf(english, version), currentOf(english, version + 1)]
    const isSame = after === undefined || before?.words === after.words || after.facts.changeKind === 'editorial'
    if (!isSame) break
    version += 1
  }
  return version
}

/** Since when, and until when, a version is in force. */
export function forceOf(answer: LiveAnswer, locale: Language, { number, facts }: TextEdition): Span {
  const stated = [...statedDaysOf(lawsOf(referenceOf(answer, locale)))]
  const [, span] = stated.findLast(([{ edition }]) => edition.number === number) ?? []
  return span ?? { from: facts.effectiveFrom, to: facts.effectiveTo }
}

/** A version by its number, whatever is the law by now. */
export function findVersion(answer: LiveAnswer, locale: Language, number: number): Worded | undefined {
  const reference = referenceOf(answer, locale).findLast((one) => one.number === number && one.isCurrent)
  return reference && wordIn(answer, locale, reference)
}

/** When readers first had a version: a slip that was put right later does not count. */
export function firstOf(editions: readonly TextEdition[], number: number): Date | undefined {
  const moments = editions.filter((one) => one.number === number).map(({ publishedAt }) => publishedAt.getTime())
  return moments.length === 0 ? undefined : new Date(Math.min(...moments))
}

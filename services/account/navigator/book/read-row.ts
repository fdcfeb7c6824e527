import { createHash } from 'node:crypto'
import { contentTypes } from '../../../../src/content/all-types'
import { ContentProblem } from '../../../../src/content/content-problem'
import { type NavAnswer } from '../../../../src/content/nav-answer'
import { parseDocument } from '../../../../src/content/parse-document'
import { type LogRow } from '../../../../src/plan/store/log-row'
import { normaliseWords } from '../../../shared/differences/normalise-words'
import { messageOf } from '../../../shared/log'

export const textTypes = ['nav-answer', 'nav-content'] as const
export const placeTypes = ['nav-service', 'nav-region', 'nav-jurisdiction', 'nav-question'] as const
export type TextType = (typeof textTypes)[number]

/** What tables show of a version. */
export type AnswerFacts = Pick<
  NavAnswer,
  'effectiveFrom' | 'effectiveTo' | 'changeKind' | 'changeNote' | 'threshold' | 'deadlineAmount' | 'deadlineUnit'
> & {
  status: NavAnswer['status'] | undefined
  short: string
  sources: number
  reviewedAt: string | undefined
  reviewDueAt: string | undefined
}

export type TextKey = { type: TextType; item: number; locale: string }

/** A version as a row of the log tells it. A guidance has no number of its own: it gets one where it is kept. */
export type ToldVersion = TextKey & {
  number: number | undefined
  digest: string
  words: string
  seq: number
  at: string
  /** None of a guidance. */
  facts: AnswerFacts | null
  question: number | undefined
  jurisdiction: number | undefined
  document: string
}

export type ReadRow =
  | { kind: 'version'; version: ToldVersion }
  | { kind: 'place'; type: string; item: number; locale: string; document: string }
  | { kind: 'withdrawal'; type: string; item: number; locale: string }
  | { kind: 'problem'; words: string }

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name)

/** What a row says of the navigator; undefined of all others. One that cannot be read leaves the version before it. */
export function readRow(row: LogRow): ReadRow | undefined {
  const { type, id: item, locale, operation } = row
  const isText = isOneOf(textTypes, type)
  if (!isText && !isOneOf(placeTypes, type)) return undefined
  if (operation === 'withdraw' || row.document === null) return { kind: 'withdrawal', type, item, locale }
  try {
    const shown = parseDocument(row)
    if (!isText) return { kind: 'place', type, item, locale, document: row.document }
    const key = { type, item, locale, seq: row.seq, at: row.at, document: row.document }
    const texts = { ...digestsOf(type, row.document), ...key }
    if (shown.type !== 'nav-answer') return { kind: 'version', version: { ...texts, ...ofGuidance } }
    const { version: number, question, jurisdiction } = shown
    const own = { number, facts: factsOf(shown), question: question.id, jurisdiction: jurisdiction.id }
    return { kind: 'version', version: { ...texts, ...own } }
  } catch (error) {
    if (!(error instanceof ContentProblem)) throw error
    return { kind: 'problem', words: messageOf(error) }
  }
}

const ofGuidance = { number: undefined, facts: null, question: undefined, jurisdiction: undefined }

function factsOf(answer: NavAnswer): AnswerFacts {
  const { effectiveFrom, effectiveTo, changeKind, changeNote, status, threshold, deadlineAmount, deadlineUnit } = answer
  const { shortAnswer: short, sources, reviewedAt, reviewDueAt } = answer
  const days = { effectiveFrom, effectiveTo, reviewedAt, reviewDueAt }
  return {
    ...days,
    changeKind,
    changeNote,
    status,
    threshold,
    deadlineAmount,
    deadlineUnit,
    short,
    sources: sources.length,
  }
}

// A review that changed nothing is no version, and neither is a move of the page.
const aside = new Set(['reviewedAt', 'reviewDueAt', 'approver', 'reviewedBy', 'slug', 'path', 'formerPaths', 'seo'])
const wordsOfLanguage = new Set(['shortAnswer', 'detail', 'title', 'summary', 'teaser', 'body'])

/** Digests of what was typed, not of how it is set: rules of typesetting change, and versions must not. */
function digestsOf(type: TextType, document: string): { digest: string; words: string } {
  const fields = Object.entries(contentTypes[type].schema.parse(JSON.parse(document))).filter(
    ([name]) => !aside.has(name),
  )
  const words = fields.filter(([name]) => wordsOfLanguage.has(name))
  return { digest: digestOf(Object.fromEntries(fields)), words: digestOf(Object.fromEntries(words)) }
}

const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonicalOf(value)))
    .digest('base64url')

/** The same content as the same text: names in order, words normalised, nothing for what is not there. */
function canonicalOf(value: unknown): unknown {
  if (typeof value === 'string') return normaliseWords(value)
  if (Array.isArray(value)) return value.map(canonicalOf)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, one]): unknown => [name, canonicalOf(one)])
}

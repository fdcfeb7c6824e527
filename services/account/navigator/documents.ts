import { defaultLocale } from '../../../src/config/locales'
import { type NavAnswer } from '../../../src/content/nav-answer'
import { type NavContent } from '../../../src/content/nav-content'
import { hasStatus, type NavQuestion } from '../../../src/content/nav-question'
import { type RichText } from '../../../src/content/rich-text'
import { type Database } from '../../database/open-database'
import { langOf } from './addresses'
import { type Language, type Version } from './book/book'
import { firstOf, forceOf, type LiveAnswer, referenceOf, type TextEdition, type Worded } from './book/editions'
import { parseKept } from './book/places'
import { type Note } from './book/version-parts'
import { type Leads } from './find-leads'
import { showText } from './show-text'

type Client = Pick<Database, 'query'>
type Key = Pick<TextEdition, 'item' | 'locale' | 'number' | 'digest'>
type Row = Key & { document: unknown; seq: number; publishedAt: Date }

const keyOf = ({ item, locale, number, digest }: Key): string => `${item} ${locale} ${number} ${digest}`

/** Answers in full, by their wordings. */
export type KeptTexts = { of: (edition: TextEdition) => NavAnswer; details: readonly RichText[] }
/** The same, and where their words lead to. */
export type AnswerTexts = Pick<KeptTexts, 'of'> & { leads: Leads }

export async function readTexts(database: Client, editions: readonly TextEdition[]): Promise<KeptTexts> {
  const keys = editions.map(({ item, locale, number, digest }) => ({ item, locale, number, digest }))
  const { rows } = await database.query<Row>({
    name: 'navigator-texts',
    text: `select v.item, v.locale, v.number, v.digest, v.document
             from jsonb_to_recordset($1) as t(item int, locale text, number int, digest text)
             join account.nav_versions v on v.type = 'nav-answer' and v.item = t.item and v.locale = t.locale
                  and v.number = t.number and v.digest = t.digest`,
    values: [JSON.stringify(keys)],
  })
  const texts = new Map(rows.map((row) => [keyOf(row), parseKept({ ...row, type: 'nav-answer' }) as NavAnswer]))
  return {
    of: (edition) => {
      const text = texts.get(keyOf(edition))
      if (!text) throw new Error(`The navigator has no text of answer ${edition.item}, version ${edition.number}.`)
      return text
    },
    details: [...texts.values()].map(({ detail }) => detail),
  }
}

type Told = { worded: Worded; question: NavQuestion; answer: LiveAnswer; locale: Language }

/** A version with what its language says, and the facts that all languages share. */
export function showVersion({ worded, question, answer, locale }: Told, texts: AnswerTexts): Version {
  const { reference } = worded
  const force = forceOf(answer, locale, reference)
  const [facts, words] = [texts.of(worded.reference), texts.of(worded.text)]
  const { threshold, deadlineAmount, deadlineUnit: unit, changeKind } = facts
  return {
    number: worded.reference.number,
    textVersion: worded.textVersion,
    lang: langOf(words),
    status: hasStatus(question.valueType) ? facts.status : undefined,
    threshold,
    deadline: deadlineAmount === undefined ? undefined : { amount: deadlineAmount, unit, from: words.deadlineFrom },
    shortAnswer: words.shortAnswer,
    detail: showText(words.detail, texts.leads),
    sources: words.sources,
    effectiveFrom: force.from,
    effectiveTo: force.to,
    ...{ changeKind, changeNote: noteOf(worded), approver: words.approver },
    publishedAt: firstOf(referenceOf(answer, locale), reference.number) ?? reference.publishedAt,
  }
}

/** A note that is the same in both was written before a note had a language: it is the reference's. */
export function noteOf({ reference, text }: Pick<Worded, 'reference' | 'text'>): Note | undefined {
  const own = text.facts.changeNote
  const { facts, locale } = own === undefined || own === reference.facts.changeNote ? reference : text
  return facts.changeNote === undefined
    ? undefined
    : { text: facts.changeNote, lang: langOf({ locale: locale as Language }) }
}

export type GuidanceText = { content: NavContent; number: number; publishedAt: Date }

/** The text of a guidance that is live, in a language or else in English. */
export async function readGuidance(database: Client, item: number, locale: string): Promise<GuidanceText | undefined> {
  const { rows } = await database.query<Row>({
    name: 'navigator-guidance',
    text: `select v.item, v.locale, v.number, v.digest, v.document, v.published_at as "publishedAt"
             from account.nav_heads h join account.nav_versions v using (type, item, locale)
            where h.type = 'nav-content' and h.item = $1 and h.locale = any($2) and v.number = h.number and v.digest = h.digest
            order by v.locale = $3 desc`,
    values: [item, [locale, defaultLocale], locale],
  })
  const [row] = rows
  if (!row) return undefined
  const { number, publishedAt } = row
  return { content: parseKept({ ...row, type: 'nav-content' }) as NavContent, number, publishedAt }
}

import { likeVacancy } from '../../../src/forms/account-follows'
import { type Database } from '../../database/open-database'
import { type Item } from '../items/to-item'
import { wordsOf } from './words-of'

type Client = Pick<Database, 'query'>

/** Which kind of notice a page is, by its type; of the others nobody hears. */
const kindOfType: Readonly<Record<string, string>> = {
  article: 'insights',
  training: 'insights',
  event: 'events',
  vacancy: 'vacancies',
  deal: 'insights',
  'newsletter-issue': 'newsletters',
}
const typeOfList = {
  services: 'service',
  sectors: 'sector',
  topics: 'topic',
  jurisdictions: 'nav-jurisdiction',
  authors: 'person',
} as const

const dayMs = 86_400_000
// What is brought in from an older site is not news.
const newDays = 30

function isNews({ type, datedAt, endsAt, changedAt }: Item): boolean {
  if (datedAt === null) return true
  const since = Date.parse(changedAt)
  if (type === 'event') return Date.parse(endsAt ?? datedAt) > since
  return Date.parse(datedAt) > since - newDays * dayMs
}

function toChange(item: Item) {
  const kind = kindOfType[item.type]
  if (kind === undefined || item.path === null || !isNews(item)) return []
  const lists = Object.entries(typeOfList) as [keyof typeof typeOfList, string][]
  const about = lists.flatMap(([list, type]) => item[list].map((id) => `${type}-${id}`))
  const subject = `${item.type}-${item.id}`
  const own = ownNames(item)
  const { locale, title } = item
  return [{ cause: `${subject} ${locale}`, kind, subject, locale, about: [...about, ...own], words: wordsOf(title) }]
}

/** What lists of everything, and pages of their like, are followed by. */
function ownNames({ type, kind, detail, parent }: Item): string[] {
  if (type === 'newsletter-issue') return [`newsletter-${parent ?? 0}`]
  if (type === 'deal') return ['deals-']
  return type === 'vacancy' ? ['vacancies-', `vacancies-${likeVacancy(kind ?? '', detail ?? '')}`] : []
}

/** Writes down what was not public before, within the transaction that makes it known. Published once more, it is no news. */
export async function addNewItems(client: Client, items: readonly Item[]): Promise<void> {
  const changes = items.flatMap(toChange)
  if (changes.length === 0) return
  await client.query(
    `insert into account.changes (cause, kind, nature, subject, locale, about, words)
     select cause, kind, 'new', subject, locale, about, words
       from jsonb_to_recordset($1) as t(cause text, kind text, subject text, locale text, about text[], words text[])
     on conflict (cause) do nothing`,
    [JSON.stringify(changes)],
  )
}

export type ToldAnswer = { type: string; item: number; locale: string; number: number; seq: number; facts: unknown }

/**
 * Writes down the versions of answers that no row of the log had before: one that is repeated, in another language or in other
 * words under the same number, is none.
 */
export async function addNewVersions(client: Client, versions: readonly ToldAnswer[]): Promise<void> {
  const answers = versions.filter(({ type }) => type === 'nav-answer')
  if (answers.length === 0) return
  const told = answers.map(({ type, item, locale, number, seq, facts }) => ({ type, item, locale, number, seq, facts }))
  await client.query(
    `insert into account.changes (cause, kind, nature, subject, number, about)
     select 'nav-answer-' || t.item || ' ' || t.number, 'law', t.facts ->> 'changeKind', 'nav-answer-' || t.item, t.number,
            array['nav-jurisdiction-' || h.jurisdiction]
       from jsonb_to_recordset($1) as t(type text, item int, locale text, number int, seq bigint, facts jsonb)
       join account.nav_heads h using (type, item, locale)
      where not exists (select from account.nav_versions v
                         where v.type = t.type and v.item = t.item and v.number >= t.number and v.seq < t.seq)
      order by t.seq
     on conflict (cause) do nothing`,
    [JSON.stringify(told)],
  )
}

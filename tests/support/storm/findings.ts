import { type Client } from 'pg'
import { mediumType } from '../../../src/content/medium'
import { keyOf, replay, type Row } from '../publishing/feed-reader'
import { type PlainCollection, plainKinds, toldFields } from './plain-kinds'
import { readPublished, type Told } from './published-state'
import { type Acknowledged, type Collection } from './world'

const plain = Object.entries(plainKinds).map(([collection, { kind }]) => [collection, kind])

const kinds: Record<Collection, string> = {
  ...(Object.fromEntries(plain) as Record<PlainCollection, string>),
  pages: 'page',
  news: 'news-item',
  products: 'product',
  'marketing-pages': 'marketing-page',
  people: 'person',
  topics: 'topic',
  'nav-services': 'nav-service',
  'nav-regions': 'nav-region',
  'nav-contents': 'nav-content',
}

type Picture = { url: string; alt: string | null } | null
type Part = { block: string; quote?: string; picture?: Picture; people?: number[] }
type Document = {
  title?: string
  name?: string
  text?: unknown
  path?: string
  summary?: string | null
  teaser?: string
  jobTitle?: string
  pressContact?: number | null
  cover?: Picture
  body?: Part[]
  contacts?: number[]
  related?: number[]
  people?: number[]
  deals?: number[]
  shortAnswer?: string
  from?: string
  firmName?: string
}

const pictureOf = (picture: Picture | undefined): string | undefined =>
  picture ? `${decodeURIComponent(picture.url.replace('/media/', ''))} ${picture.alt ?? ''}` : undefined

function partOf({ block, quote, picture, people = [] }: Part): string {
  if (block === 'pull-quote') return quote ?? ''
  return block === 'picture' ? (pictureOf(picture) ?? 'no picture') : `people ${people.join(',')}`
}

/** Those that SQL tells as well. */
const toldParts = new Set(['pull-quote', 'picture', 'people-list'])

function partsOf(body: Part[] = []): string | undefined {
  const told = body.filter(({ block }) => toldParts.has(block))
  return told.length > 0 ? told.map(partOf).join(' / ') : undefined
}

const namedOf = (named: Record<string, number[] | undefined>): string | undefined =>
  Object.entries(named)
    .flatMap(([path, ids = []]) => ids.map((id) => `${path}:${id}`))
    .join(',') || undefined

const titleOf = ({ title, name, shortAnswer, from, firmName, text }: Document): string =>
  title ?? name ?? shortAnswer ?? from ?? firmName ?? (typeof text === 'string' ? text : '')

/** A fact as SQL tells it: a picture by its file and words, a text by its parts, what is named by its number. */
function tellFact(name: string, value: unknown): string | undefined {
  if (value === null || value === undefined) return undefined
  if (name === 'body') return partsOf(value as Part[])
  if (name === 'cover' || name === 'sharingPicture') return pictureOf(value as Picture)
  if (name === 'authors') return namedOf({ authors: value as number[] })
  if (name === 'to') return `to:${(value as { id: number }).id}`
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The same words about an edition as SQL finds, from what a reader was sent. */
function tell({ type, document, audience }: Row): Told {
  const own = JSON.parse(document ?? '{}') as Document
  const { summary, teaser, jobTitle, pressContact, cover, body, contacts, related, people, deals } = own
  const told = toldFields.get(type)?.map((name) => tellFact(name, own[name as keyof Document]))
  const shown: Record<string, (string | number | null | undefined)[]> = {
    page: [summary, pictureOf(cover), partsOf(body), namedOf({ contacts, related })],
    'news-item': [summary, pressContact, namedOf({ deals, people })],
    person: [summary, jobTitle],
    'nav-content': [summary, teaser, partsOf(body)],
    'nav-content-teaser': [summary, teaser],
  }
  return {
    path: own.path ?? null,
    audience,
    title: titleOf(own),
    shown: (told ?? shown[type] ?? [summary]).filter((one) => one !== undefined && one !== null).join(' | '),
  }
}

/** Where the state replayed from the log and the state of the documents disagree. */
export async function findDisagreements(client: Client, rows: readonly Row[]): Promise<string[]> {
  // Of every type: one that the tables are not asked for would stand in the log alone. Files are nobody's edition.
  const documents = rows.filter(({ type }) => type !== mediumType)
  const told = new Map([...replay(documents)].map(([key, row]) => [key, tell(row)]))
  const published = await readPublished(client)
  return [...new Set([...told.keys(), ...published.keys()])].flatMap((key) => {
    const [log, tables] = [JSON.stringify(sorted(told.get(key))), JSON.stringify(sorted(published.get(key)))]
    return log === tables ? [] : [`${key}: the log says ${log}, the documents ${tables}`]
  })
}

const sorted = (told: Told | undefined): unknown =>
  told && { path: told.path, audience: told.audience, title: told.title, shown: told.shown }

/** Editions whose revisions do not run 1, 2, 3 in the order of the log. */
export function findBrokenRevisions(rows: readonly Row[]): string[] {
  const last = new Map<string, number>()
  return rows.flatMap((row) => {
    const before = last.get(keyOf(row)) ?? 0
    last.set(keyOf(row), row.revision)
    return row.revision === before + 1 ? [] : [`${keyOf(row)}: revision ${row.revision} after ${before} at ${row.seq}`]
  })
}

export function findMissing(rows: readonly Row[], acknowledged: readonly Acknowledged[]): string[] {
  const words = (key: string, title: string) => `${key} "${title}"`
  const logged = new Set(rows.map((row) => words(keyOf(row), tell(row).title)))
  return acknowledged
    .map(({ collection, id, locale, title }) => words(keyOf({ type: kinds[collection], id, locale }), title))
    .filter((publish) => !logged.has(publish))
}

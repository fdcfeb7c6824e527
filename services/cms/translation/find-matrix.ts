import { sql } from '@payloadcms/db-postgres/drizzle'
import { type Payload } from 'payload'
import { defaultLocale, type Locale, localesIn } from '../../../src/config/locales'
import { titleAmong } from '../audit/titles'
import { type ContentCollection, contentCollections } from '../log/facts'
import { databaseOf } from '../log/transaction'
import { findOlder } from './bases'

export const cellStates = ['live', 'draft', 'older', 'missing'] as const
export type CellState = (typeof cellStates)[number]
export type Cell = { locale: Locale; state: CellState; isLive: boolean; since: string | null }
export type MatrixRow = { collection: string; id: number; title: string; changedAt: string; cells: Cell[] }

/** `work`: older or missing. Of another language than the original, which translates nothing. */
export type MatrixFilter = {
  kind?: string | undefined
  locale?: Locale | undefined
  state?: CellState | 'work' | undefined
  words?: string | undefined
}

type Doc = Record<string, unknown> & { id: number; updatedAt: string }

/** Items by languages; what is older than its original first, the longest first, then what was changed last. */
export async function findMatrix(payload: Payload, filter: MatrixFilter): Promise<MatrixRow[]> {
  const collections = contentCollections(payload).filter(
    ({ slug, custom }) => (filter.kind ?? slug) === slug && localesIn(custom.content.set).length > 1,
  )
  const live = await findLive(payload)
  const rows = (await Promise.all(collections.map((one) => findRows(payload, one, live)))).flat()
  return rows.filter((row) => isWanted(row, filter)).sort((one, other) => compare(one, other, filter.locale))
}

export const needsWork = ({ locale, state }: Cell): boolean =>
  locale !== defaultLocale && (state === 'older' || state === 'missing')

function isWanted({ cells, title }: MatrixRow, { locale, state, words = '' }: MatrixFilter): boolean {
  if (!title.toLocaleLowerCase().includes(words.trim().toLocaleLowerCase())) return false
  const looked = cells.filter((cell) => locale === undefined || cell.locale === locale)
  if (looked.length === 0) return false
  if (state === undefined) return true
  return looked.some((cell) => (state === 'work' ? needsWork(cell) : cell.state === state))
}

const sinceOf = ({ cells }: MatrixRow, locale: Locale | undefined): string =>
  cells
    .filter((cell) => (locale ?? cell.locale) === cell.locale)
    .flatMap(({ since }) => since ?? [])
    .sort()[0] ?? '9999'

const compare = (one: MatrixRow, other: MatrixRow, locale: Locale | undefined): number =>
  sinceOf(one, locale).localeCompare(sinceOf(other, locale)) || other.changedAt.localeCompare(one.changedAt)

const keyOf = (type: string, id: number, locale: string): string => `${type} ${id} ${locale}`

async function findLive(payload: Payload): Promise<ReadonlySet<string>> {
  const { rows } = await databaseOf(payload).execute(
    sql`select type, item_id, locale from publication_heads where operation = 'publish'`,
  )
  return new Set(rows.map(({ type, item_id: id, locale }) => keyOf(String(type), Number(id), String(locale))))
}

async function findRows(
  payload: Payload,
  collection: ContentCollection,
  live: ReadonlySet<string>,
): Promise<MatrixRow[]> {
  const { titleName, set, type } = collection.custom.content
  const [{ docs }, older] = await Promise.all([
    payload.find({
      collection: collection.slug,
      draft: true,
      locale: 'all',
      limit: 0,
      pagination: false,
      select: { [titleName]: true, updatedAt: true },
      depth: 0,
    }),
    findOlder(databaseOf(payload), collection.slug),
  ])
  return (docs as unknown as Doc[]).map((doc) => {
    const cells = localesIn(set).map((locale): Cell => {
      const isLive = live.has(keyOf(type, doc.id, locale))
      const title = (doc[titleName] as Record<string, unknown> | null | undefined)?.[locale]
      const since = older.find((one) => one.id === doc.id && one.locale === locale)?.since ?? null
      if (!title) return { locale, state: 'missing', isLive: false, since: null }
      return { locale, state: since === null ? (isLive ? 'live' : 'draft') : 'older', isLive, since }
    })
    return {
      collection: collection.slug,
      id: doc.id,
      title: titleAmong(collection, doc),
      changedAt: doc.updatedAt,
      cells,
    }
  })
}

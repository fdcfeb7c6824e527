import { defaultLocale, type LocaleIn } from '../../../src/config/locales'
import { jurisdictionUnder } from '../../../src/content/address-of'
import { findPath } from '../../../src/routes/href'
import { type Database } from '../../database/open-database'
import { type Item, type ItemType, type KeptType } from './to-item'

type MainLocale = LocaleIn<'main'>
export type ItemName = { type: ItemType; id: number }
/** One that has a page. */
export type ShownItem = Omit<Item, 'type' | 'path' | 'datedAt' | 'endsAt' | 'changedAt'> & {
  type: ItemType
  path: string
  datedAt: Date | null
  endsAt: Date | null
  changedAt: Date
}
type Row = Omit<ShownItem, 'path'> & { path: string | null }
/** A public page, as something leads to it. */
export type LinkedItem = Pick<ShownItem, 'id' | 'locale' | 'title' | 'path' | 'detail' | 'endsAt'> & { type: KeptType }

export type Items = {
  /** Whether the log was read once; before, an empty answer would be a false one. */
  isWhole: () => Promise<boolean>
  /** Those that are public now, in the language that is wanted or else in English. */
  findMany: (names: readonly ItemName[], locale: MainLocale) => Promise<ShownItem[]>
  /** The public pages of what a text names, whatever has one: in the language, or else in English. */
  findLinked: (names: readonly { type: string; id: number }[], locale: MainLocale) => Promise<LinkedItem[]>
  /** All of these types. */
  listOf: (types: readonly ItemType[], locale: MainLocale) => Promise<ShownItem[]>
}

export const itemColumns = `type, id, locale, title, path, slug, kind, detail, parent, regions, services, sectors, topics, jurisdictions, authors, told,
  dated_at as "datedAt", ends_at as "endsAt", changed_at as "changedAt"`

const byNames = `
  select distinct on (type, id) ${itemColumns} from account.items join unnest($1::text[], $2::int[]) as wanted (type, id)
  using (type, id) where locale in ($3, '${defaultLocale}') order by type, id, (locale = $3) desc`
const byTypes = `
  select distinct on (type, id) ${itemColumns} from account.items
  where type = any($1) and locale in ($2, '${defaultLocale}') order by type, id, (locale = $2) desc`

/** What is public, as the log had it a second ago. */
export function openItems(database: Pick<Database, 'query'>): Items {
  let isWhole = false
  const listRows = async (types: readonly ItemType[], locale: MainLocale) =>
    (await database.query<Row>({ name: 'items-of', text: byTypes, values: [types, locale] })).rows
  const place = async (rows: readonly Row[], locale: MainLocale): Promise<ShownItem[]> => {
    const isPlaced = ({ path }: Row): boolean => path !== null
    const above = rows.every(isPlaced) ? [] : await listRows(['nav-service', 'nav-region'], locale)
    return rows.flatMap((row) => {
      const path = row.path ?? findJurisdiction(row, above)
      return path === undefined ? [] : [{ ...row, path }]
    })
  }
  const findMany = async (names: readonly { type: string; id: number }[], locale: MainLocale) => {
    const values = [names.map(({ type }) => type), names.map(({ id }) => id), locale]
    return place((await database.query<Row>({ name: 'items', text: byNames, values })).rows, locale)
  }
  return {
    findMany,
    findLinked: findMany,
    isWhole: async () => {
      if (isWhole) return true
      const { rows } = await database.query('select from account.items_cursor where read_at is not null')
      return (isWhole = rows.length > 0)
    },
    listOf: async (types, locale) => place(await listRows(types, locale), locale),
  }
}

/** A jurisdiction has a page under every service that covers its region: the first of them is meant. */
function findJurisdiction({ parent, slug, locale }: Row, above: readonly Row[]): string | undefined {
  const region = above.find(({ type, id }) => type === 'nav-region' && id === parent)
  const service = above.find(({ type, regions }) => type === 'nav-service' && region && regions.includes(region.id))
  if (!region || !service) return undefined
  const found = findPath({ ...jurisdictionUnder({ service, region }, { slug }), locale: locale as MainLocale })
  return 'path' in found ? found.path : undefined
}

import { defaultLocale, type LocaleIn } from '../../../src/config/locales'
import { type Database } from '../../database/open-database'

export type FeedRow = {
  type: string
  id: number
  title: string
  path: string
  kind: string | null
  detail: string | null
  datedAt: Date | null
  changedAt: Date
  services: number[]
  sectors: number[]
  topics: number[]
  jurisdictions: number[]
  authors: number[]
}
type ListName = 'services' | 'sectors' | 'topics' | 'jurisdictions' | 'authors'

/** In which of an item's lists a name of each type stands. */
const listOfType: Readonly<Record<string, ListName>> = {
  service: 'services',
  sector: 'sectors',
  topic: 'topics',
  'nav-jurisdiction': 'jurisdictions',
  person: 'authors',
}
const lists = Object.values(listOfType)

type Wanted = { names: readonly string[]; saved: readonly string[]; since?: Date | undefined; locale: LocaleIn<'main'> }

export type Titles = ReadonlyMap<
  string,
  { title: string; path: string | null; kind: string | null; detail: string | null }
>

export type Feed = {
  /** What is about what somebody follows, or is kept by them; the newest first. */
  list: (wanted: Wanted) => Promise<FeedRow[]>
  /** Whatever they are about, the next first. */
  listEventsToCome: (locale: LocaleIn<'main'>, most: number) => Promise<FeedRow[]>
  /** What public things are called, by their names. */
  titlesOf: (names: readonly string[], locale: LocaleIn<'main'>) => Promise<Titles>
  /** Those who wrote an article. */
  listAuthors: (locale: LocaleIn<'main'>) => Promise<Titles>
  /** All of a type, by what they are called. */
  listType: (type: string, locale: LocaleIn<'main'>) => Promise<Titles>
}

const most = 40

const wantedRows = `
  select distinct on (type, id) type, id, title, path, kind, detail, ${lists.join(', ')},
         dated_at as "datedAt", changed_at as "changedAt"
    from account.items
   where locale in ($1, '${defaultLocale}') and path is not null
     and ((type in ('article', 'event', 'training')
           and (${lists.map((list, at) => `${list} && $${at + 2}::int[]`).join(' or ')}))
          or type || '-' || id = any($7::text[]))
     and (type <> 'event' or coalesce(ends_at, dated_at) > now())
     and ($8::timestamptz is null or changed_at > $8)
   order by type, id, (locale = $1) desc`
const newestFirst = `select * from (${wantedRows}) as wanted order by coalesce("datedAt", "changedAt") desc limit ${most}`

const eventsToCome = `
  select * from (
    select distinct on (id) type, id, title, path, kind, detail, ${lists.join(', ')},
           dated_at as "datedAt", changed_at as "changedAt"
      from account.items
     where type = 'event' and locale in ($1, '${defaultLocale}') and path is not null and dated_at > now()
     order by id, (locale = $1) desc
  ) as events order by "datedAt" limit $2`

const titles = (where: string) => `
  select distinct on (type, id) type, id, title, path, kind, detail from account.items
   where locale in ($1, '${defaultLocale}') and ${where} order by type, id, (locale = $1) desc`

type Named = {
  type: string
  id: number
  title: string
  path: string | null
  kind: string | null
  detail: string | null
}

const toTitles = (rows: readonly Named[]): Titles => new Map(rows.map((row) => [`${row.type}-${row.id}`, row]))

const idsOf = (names: readonly string[], type: string): number[] =>
  names.flatMap((name) => {
    const [, of, id] = /^(.+)-(\d+)$/.exec(name) ?? []
    return of === type ? [Number(id)] : []
  })

export const openFeed = (database: Pick<Database, 'query'>): Feed => ({
  list: async ({ names, saved, since, locale }) => {
    const wanted = Object.keys(listOfType).map((type) => idsOf(names, type))
    const values = [locale, ...wanted, saved, since ?? null]
    return (await database.query<FeedRow>({ name: 'feed', text: newestFirst, values })).rows
  },
  listEventsToCome: async (locale, most) => (await database.query<FeedRow>(eventsToCome, [locale, most])).rows,
  titlesOf: async (names, locale) => {
    const text = titles("type || '-' || id = any($2::text[])")
    return toTitles((await database.query<Named>(text, [locale, names])).rows)
  },
  listAuthors: async (locale) => {
    const text = titles(`type = 'person' and id in (select unnest(authors) from account.items where type = 'article')`)
    return toTitles((await database.query<Named>(text, [locale])).rows)
  },
  listType: async (type, locale) => toTitles((await database.query<Named>(titles('type = $2'), [locale, type])).rows),
})

/** Of what somebody follows, what a page is about. */
export const reasonsIn = (row: FeedRow, names: readonly string[]): string[] =>
  Object.entries(listOfType).flatMap(([type, list]) =>
    row[list].map((id) => `${type}-${id}`).filter((name) => names.includes(name)),
  )

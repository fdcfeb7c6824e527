import { furtherKinds } from './further-kinds'

/** Types that a title, a summary and an address tell well enough; `{path}` is of those that stand in a tree. */
export const plainKinds = {
  offices: { kind: 'office', title: 'name', address: 'offices/{slug}' },
  locations: { kind: 'location', title: 'name', address: 'locations/{slug}' },
  services: { kind: 'service', title: 'title', address: 'expertise/services/{path}' },
  sectors: { kind: 'sector', title: 'title', address: 'expertise/sectors/{path}' },
  solutions: { kind: 'solution', title: 'title', address: 'expertise/solutions/{path}' },
  vacancies: { kind: 'vacancy', title: 'title', address: 'about-us/careers/{path}' },
  benefits: { kind: 'country-benefits', title: 'title', address: 'about-us/careers/benefits/{slug}' },
  'contact-topics': { kind: 'contact-topic', title: 'title', address: 'contact-us/{slug}' },
  events: { kind: 'event', title: 'title', address: 'events/{id}/{slug}' },
  trainings: { kind: 'training', title: 'title', address: 'training/{id}/{slug}' },
  'training-series': { kind: 'training-series', title: 'title', address: 'training-series/{id}/{slug}' },
  'newsletter-issues': { kind: 'newsletter-issue', title: 'title', address: 'newsletters/{id}/{slug}' },
  deals: { kind: 'deal', title: 'title' },
  newsletters: { kind: 'newsletter', title: 'title' },
  testimonials: { kind: 'testimonial', title: 'name' },
  'nav-questions': { kind: 'nav-question', title: 'text', hasNoSummary: true },
  menus: { kind: 'menu', title: 'name', hasNoSummary: true, set: 'every' },
  ...furtherKinds,
} as const satisfies Record<string, Kind>

type Kind = {
  kind: string
  title: 'title' | 'name' | 'text' | 'shortAnswer' | 'from' | 'firmName'
  address?: string
  hasNoSummary?: true
  /** What SQL says of an edition, where that is more than its summary. */
  shown?: string
  /** What it takes for its slug. */
  slug?: string
  audience?: 'account'
  set?: 'graduate' | 'every'
  /** The fields of a document that say the same. */
  tell?: readonly string[]
}
export type PlainCollection = keyof typeof plainKinds

const all = Object.entries(plainKinds).map(([collection, kind]: [string, Kind]) => ({ collection, ...kind }))
const tableOf = (collection: string): string => collection.replaceAll('-', '_')

export const plainCollections = Object.keys(plainKinds) as PlainCollection[]

const columnOf = (name: string): string => `"${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`

/** What SQL needs to know of each, as `published-state.ts` has it of the others. */
export const plainTables = all.map(({ kind, collection, title, address, hasNoSummary, ...own }) => ({
  kind,
  table: tableOf(collection),
  title: columnOf(title),
  slug: address === undefined ? 'null::text' : (own.slug ?? 'l.slug'),
  shown: own.shown ?? (hasNoSummary ? 'null::text' : 'l.summary'),
  audience: own.audience ?? 'public',
  set: own.set ?? 'main',
}))

/** Of each kind that more than a summary tells, the fields that do. */
export const toldFields = new Map(all.flatMap(({ kind, tell }) => (tell ? [[kind, tell]] : [])))

const trees = all.filter(({ address }) => address?.includes('{path}'))

/** Where the items of each tree live. */
export const treeViews = trees
  .map(({ collection }) => {
    const table = tableOf(collection)
    return `create temporary view ${table}_paths as with recursive down as (
      select t.id, l._locale::text as locale, l.slug::text as path from ${table} t
        join ${table}_locales l on l._parent_id = t.id where t.parent_id is null
      union all select t.id, l._locale::text, down.path || '/' || l.slug from down join ${table} t on t.parent_id = down.id
        join ${table}_locales l on l._parent_id = t.id and l._locale::text = down.locale) select * from down;`
  })
  .join('\n')

/** The branches of a `case e.kind` that tell their paths. */
export const plainPaths = all
  .flatMap(({ kind, collection, address }) => (address === undefined ? [] : [[kind, tableOf(collection), address]]))
  .map(([kind = '', table = '', address = '']) => {
    const start = `'/' || e.locale || '/${address.replace(/\{.*/, '')}'`
    if (address.includes('{path}')) {
      return `when '${kind}' then (select ${start} || path from ${table}_paths where id = e.id and locale = e.locale)`
    }
    return `when '${kind}' then ${start} ${address.includes('{id}') ? "|| e.id || '/' " : ''}|| e.slug`
  })
  .join('\n')

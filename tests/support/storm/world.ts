import { type Answer } from '../cms/cms'
import { type CmsClient } from '../cms/cms-client'
import { type PlainCollection, plainKinds } from './plain-kinds'
import { type Random } from './random'

const plainTitles = Object.fromEntries(Object.entries(plainKinds).map(([name, { title }]) => [name, title])) as Record<
  PlainCollection,
  string
>

export const titleNames = {
  ...plainTitles,
  pages: 'title',
  news: 'title',
  products: 'title',
  'marketing-pages': 'title',
  'nav-contents': 'title',
  people: 'name',
  topics: 'name',
  'nav-services': 'name',
  'nav-regions': 'name',
}

export type Collection = keyof typeof titleNames
export type Item = { collection: Collection; id: number }

/** A publish that the CMS said it had done: the log must hold it. */
export type Acknowledged = Item & { locale: string; title: string }

/** What all writers know of, and what they were told. */
export type World = {
  items: Item[]
  pictures: number[]
  acknowledged: Acknowledged[]
  databaseUrl: string
  /** Two colleagues, because nobody approves their own words. */
  writer: CmsClient
  lawyer: CmsClient
}

/** One of several who work at the same time. */
export type Hand = { world: World; random: Random; token: () => string }

export const isAccepted = ({ status }: Pick<Answer, 'status'>): boolean => status >= 200 && status < 300

export function createHand(world: World, lane: number, random: Random): Hand {
  let count = 0
  return { world, random, token: () => `w${lane}n${(count += 1)}r${random.below(1e6)}` }
}

export const pickOf = ({ world, random }: Hand, ...collections: Collection[]): Item | undefined =>
  random.pick(world.items.filter(({ collection }) => collections.length === 0 || collections.includes(collection)))

export const idOf = ({ body }: Answer): number => Number((body.doc as { id?: unknown } | undefined)?.id)

/** A title that nothing else has. Redirects go by an old address, of no language. */
export const nameFor = ({ token }: Hand, { collection }: Pick<Item, 'collection'>): string =>
  collection === 'redirects' ? `/old/${token()}` : token()

export function titled({ collection }: Pick<Item, 'collection'>, title: string): Record<string, unknown> {
  return { [titleNames[collection]]: title }
}

export function forget({ items }: World, gone: Item): void {
  const position = items.findIndex(({ collection, id }) => collection === gone.collection && id === gone.id)
  if (position >= 0) items.splice(position, 1)
}

import * as z from 'zod'
import { type LocaleIn, localesIn } from '../../../src/config/locales'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const number = z
  .number()
  .nullish()
  .transform((value) => value ?? undefined)
const day = text.transform((moment) => moment.slice(0, 'YYYY-MM-DD'.length))

const note = z.object({
  id: z.string(),
  writtenOn: day,
  language: z.enum(localesIn('main') as [LocaleIn<'main'>, ...LocaleIn<'main'>[]]),
  author: number,
  text,
})

const schemas = {
  organisations: z.object({ name: text, providerId: text }),
  'client-teams': z.object({ name: text, organisation: z.number(), members: z.array(z.number()) }),
  'product-subscriptions': z.object({
    reference: text,
    organisation: z.number(),
    product: number,
    navService: number,
    seats: z.number(),
    renewsOn: day,
    owner: text,
  }),
  spaces: z.object({ key: z.string().min(1), name: text, updatedAt: text, notes: z.array(note).nullish() }),
}

type Collection = keyof typeof schemas
type Kept<C extends Collection> = z.output<(typeof schemas)[C]> & { id: number }

export type Organisation = Kept<'organisations'>
export type Team = Kept<'client-teams'>
export type Subscription = Kept<'product-subscriptions'>
/** Where people work with the firm, by the name of its permission. */
export type Space = Kept<'spaces'>
export type SpaceNote = z.output<typeof note>

export type ClientRecords = {
  /** What the CMS says of one of its records now; null when it is gone. */
  hear: (collection: string, id: number, record: unknown) => void
  organisation: (id: number) => Organisation | undefined
  /** The client that a token names, by the provider's id of it. */
  findByProvider: (providerId: string) => Organisation | undefined
  teamsOf: (organisation: number) => Team[]
  subscriptionsOf: (organisation: number) => Subscription[]
  spaces: () => Space[]
}

const isKnown = (collection: string): collection is Collection => Object.hasOwn(schemas, collection)

/** Which clients there are, who looks after them and what they subscribe to, in memory: each change comes within a second. */
export function openClientRecords(): ClientRecords {
  const kept: { [C in Collection]: Map<number, Kept<C>> } = {
    organisations: new Map(),
    'client-teams': new Map(),
    'product-subscriptions': new Map(),
    spaces: new Map(),
  }
  const inOrder = <Row extends { id: number }>(rows: Iterable<Row>, isWanted: (row: Row) => boolean): Row[] =>
    [...rows].filter(isWanted).sort((one, other) => one.id - other.id)
  return {
    hear: (collection, id, record) => {
      if (!isKnown(collection)) return
      // What cannot be read is shown to nobody.
      const read = schemas[collection].safeParse(record).data
      if (read === undefined) kept[collection].delete(id)
      else kept[collection].set(id, { ...read, id } as never)
    },
    organisation: (id) => kept.organisations.get(id),
    findByProvider: (providerId) =>
      providerId === '' ? undefined : [...kept.organisations.values()].find((one) => one.providerId === providerId),
    teamsOf: (id) => inOrder(kept['client-teams'].values(), ({ organisation }) => organisation === id),
    subscriptionsOf: (id) => inOrder(kept['product-subscriptions'].values(), ({ organisation }) => organisation === id),
    spaces: () => inOrder(kept.spaces.values(), () => true),
  }
}

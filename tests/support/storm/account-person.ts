import { randomUUID } from 'node:crypto'
import { type Reply } from '../account/account-world'
import { mostArticles } from './account-outside'
import { type Operation } from './account-replicas'
import { type Random } from './random'

type Kept = { id: string; version: number; of: string; note: string; isRemoved: boolean }

/** What somebody was told became of each of their changes: all that there must be in the end. */
export type Told = {
  number: number
  sub: string
  details: { version: number; company: string }
  favourites: Map<string, Kept>
  requests: string[]
}

/** Everything that a person writes names whose it is. */
const markOf = (number: number): string => `who-${number}-`
export const subOf = (number: number): string => `auth0|${markOf(number)}`

export const createTold = (number: number): Told => ({
  ...{ number, sub: subOf(number), details: { version: 0, company: '' } },
  favourites: new Map(),
  requests: [],
})

const favourite = '{ id version of note removedAt }'
const ofOne = '$key: Key!, $id: ID!, $version: Int!'
const given = 'key: $key, id: $id, version: $version, locale: "en"'
const queries = {
  details: `mutation ($key: Key!, $version: Int!, $details: DetailsInput!) {
    done: changeDetails(key: $key, version: $version, details: $details) { version company } }`,
  add: `mutation ($key: Key!, $of: String!) { done: addFavourite(key: $key, of: $of, locale: "en") ${favourite} }`,
  remove: `mutation (${ofOne}) { done: removeFavourite(${given}) ${favourite} }`,
  restore: `mutation (${ofOne}) { done: restoreFavourite(${given}) ${favourite} }`,
  note: `mutation (${ofOne}, $note: String!) { done: noteFavourite(${given}, note: $note) ${favourite} }`,
  seats: `mutation ($key: Key!, $message: String!) {
    done: requestSeats(key: $key, subscription: "1", seats: 9, message: $message, locale: "en") { id message } }`,
}
export const everything = `{ viewer { id
  details { company } favourites(locale: "en") ${favourite} removedFavourites(locale: "en") ${favourite}
  requests { message } events { number kind } subscriptions(locale: "en") { reference } } }`

type Done = { version: number; company: string; id: string; of: string; note: string; removedAt: string | null }
export type Action = { operation: Operation; take: (done: Done) => void; isForeign?: true }

const mostRequests = 15

/** One change of somebody, drawn by chance from those that they can make now. */
export function drawAction(told: Told, random: Random, others: readonly Told[]): Action {
  const [key, mark] = [randomUUID(), `${markOf(told.number)}${random.below(1_000_000)}`]
  const take = ({ id, version, of, note, removedAt }: Done) =>
    void told.favourites.set(of, { id, version, of, note, isRemoved: removedAt !== null })
  const asked = (name: keyof typeof queries, variables: object, then = take): Action => ({
    operation: { query: queries[name], variables: { key, ...variables } },
    take: then,
  })
  const chosen = random.pick([...told.favourites.values()])
  const drawn = random.below(10)
  if (drawn < 2) {
    const { version } = told.details
    return asked('details', { version, details: { company: mark } }, (done) => void (told.details = done))
  }
  if (drawn === 2 && told.requests.length < mostRequests)
    return asked('seats', { message: mark }, () => void told.requests.push(mark))
  if (drawn === 3) return drawForeign(random, others, told) ?? asked('add', { of: 'article-1' })
  if (drawn < 6 || !chosen) return asked('add', { of: `article-${1 + random.below(mostArticles)}` })
  const { id, version } = chosen
  if (chosen.isRemoved) return asked('restore', { id, version })
  return drawn < 8 ? asked('remove', { id, version }) : asked('note', { id, version, note: mark })
}

/** What is another person's is not there. */
function drawForeign(random: Random, others: readonly Told[], told: Told): Action | undefined {
  const other = random.pick(others)
  const theirs = other && other !== told ? random.pick([...other.favourites.values()]) : undefined
  if (!theirs) return undefined
  const variables = { key: randomUUID(), id: theirs.id, version: theirs.version }
  return { operation: { query: queries.remove, variables }, take: () => undefined, isForeign: true }
}

/** Whose marks an answer has, beside their own. */
export const findForeign = (reply: Reply, { number }: Told): string[] =>
  (JSON.stringify(reply).match(/who-\d+-/g) ?? []).filter((mark) => mark !== markOf(number))

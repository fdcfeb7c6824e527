import { type Pool } from 'pg'
import { jurisdictions, topics } from './alerts-outside'
import { type Random } from './random'

/** Somebody who hears of things, and what they have to hear in the end. */
export type Follower = {
  number: number
  sub: string
  address: string
  topics: readonly number[]
  jurisdiction: number
  rate: 'immediate' | 'daily'
  isRefused: boolean
  mayRead: boolean
  /** Where that changed, what a letter of a later day may tell is not known before. */
  wasChanged: boolean
}

const oneOf = (random: Random, most: number) => 1 + random.below(most)

export const drawFollowers = (count: number, random: Random): Follower[] =>
  Array.from({ length: count }, (_, number): Follower => {
    const isRefused = random.below(50) === 0
    return {
      ...{ number, sub: `auth0|p${number}`, address: `${isRefused ? 'refused' : 'of'}${number}@harbour.example` },
      topics: [...new Set([oneOf(random, topics), oneOf(random, topics)])],
      jurisdiction: oneOf(random, jurisdictions),
      rate: random.below(3) === 0 ? 'daily' : 'immediate',
      ...{ isRefused, mayRead: random.below(2) === 0, wasChanged: false },
    }
  })

/** Their rows, as the service keeps them. */
export async function keepFollowers(database: Pool, people: readonly Follower[]): Promise<void> {
  const follows = people.flatMap(({ sub, rate, jurisdiction, ...own }) => [
    ...own.topics.map((topic) => ({ sub, rate, kind: 'topic', about: String(topic) })),
    { sub, rate, kind: 'jurisdiction', about: String(jurisdiction) },
  ])
  await database.query(
    `insert into account.addresses (sub, address) select sub, address from jsonb_to_recordset($1) as t(sub text, address text)`,
    [JSON.stringify(people)],
  )
  await database.query(
    `insert into account.follows (id, sub, key, last_key, kind, about, title, rate)
     select gen_random_uuid(), sub, gen_random_uuid(), gen_random_uuid(), kind, about, 'x', rate
       from jsonb_to_recordset($1) as t(sub text, kind text, about text, rate text)`,
    [JSON.stringify(follows)],
  )
}

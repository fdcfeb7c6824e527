import { type Pool } from 'pg'
import { openAccountPlace } from '../account/account-place'
import { openOutside } from './account-outside'
import { createTold, drawAction, everything, findForeign, subOf, type Told } from './account-person'
import { openAccountReplicas, type Sender } from './account-replicas'
import { createRandom } from './random'

export type AccountStorm = { people: number; actions: number; kills: number; seed: number }

type Seen = { people: readonly Told[]; ask: (told: Told, operation: Parameters<Replicas['ask']>[1]) => Promise<Reply> }
type Replicas = Awaited<ReturnType<typeof openAccountReplicas>>
type Reply = Awaited<ReturnType<Replicas['ask']>>

const atOnce = 16

/** People change what is theirs on two services while these, and their database, are killed: nothing lost, doubled or shown to others. */
export async function stormAccount(storm: AccountStorm) {
  const numbers = Array.from({ length: storm.people }, (_, number) => number)
  const outside = await openOutside(numbers.map(subOf))
  const place = await openAccountPlace()
  const replicas = await openAccountReplicas(place.place, place.database, outside)
  try {
    const senders = await Promise.all(numbers.map((number) => toSender(number, outside.sign)))
    return await rage(storm, { replicas, senders, database: place.database })
  } finally {
    await replicas.stop()
    await place.stop()
    outside.close()
  }
}

type Raging = { replicas: Replicas; senders: readonly Sender[]; database: Pool }

async function rage(storm: AccountStorm, { replicas, senders, database }: Raging) {
  const started = Date.now()
  const found = { seen: [] as string[], refused: [] as string[] }
  const random = createRandom(storm.seed)
  const ask: Seen['ask'] = async (told, operation) => {
    const reply = await replicas.ask(senders[told.number] as Sender, operation, random.below(2))
    found.seen.push(...findForeign(reply, told).map((mark) => `${told.sub} saw ${mark}`))
    return reply
  }
  const seen: Seen = { people: senders.map((_, number) => createTold(number)), ask }
  await play(storm, { ...seen, random, kill: replicas.kill, refused: found.refused })
  const faults = { ...(await compare(seen, database)), ...found, dead: await replicas.stop() }
  const isRight = Object.values(faults).every((list) => list.length === 0)
  const seconds = Math.round((Date.now() - started) / 1000)
  return { ...storm, isRight, seconds, retries: replicas.retries(), ...faults }
}

const toSender = async (number: number, sign: (sub: string) => Promise<string>): Promise<Sender> => ({
  token: await sign(subOf(number)),
  address: `10.2.${number >> 8}.${number & 255}`,
})

type Playing = Seen & {
  random: ReturnType<typeof createRandom>
  kill: (number: number) => Promise<void>
  refused: string[]
}

/** Each person does one thing after another; many people do so at once. */
async function play({ actions, kills }: AccountStorm, playing: Playing): Promise<void> {
  const { people, random, kill } = playing
  const busy = new Map<Told, Promise<void>>()
  const every = Math.floor(actions / (kills + 1))
  for (let number = 1; number <= actions; number++) {
    if (number % every === 0 && number / every <= kills) await kill(number / every - 1)
    while (busy.size >= Math.min(atOnce, people.length)) await Promise.race(busy.values())
    const told = random.pick(people.filter((one) => !busy.has(one)))
    if (!told) continue
    const done = act(told, playing).finally(() => busy.delete(told))
    busy.set(told, done)
  }
  await Promise.all(busy.values())
}

async function act(told: Told, { people, random, ask, refused }: Playing): Promise<void> {
  const { operation, take, isForeign } = drawAction(told, random, people)
  const { data, errors } = await ask(told, operation)
  const code = errors?.[0]?.extensions?.code
  if (isForeign && code !== 'NOT_FOUND') refused.push(`${told.sub} changed what is another person's`)
  if (isForeign) return
  if (data?.done) take(data.done as Parameters<typeof take>[0])
  else refused.push(`${told.sub}: ${code} for ${JSON.stringify(operation.variables)}`)
}

type Shown = { of: string; note: string }
type Everything = {
  details: { company: string | null }
  favourites: Shown[]
  removedFavourites: Shown[]
  requests: { message: string }[]
  events: { number: number; kind: string }[]
}

/** What there is in the end is what everybody was told, once. */
async function compare({ people, ask }: Seen, database: Pool) {
  const [lost, doubled]: [string[], string[]] = [[], []]
  for (const told of people) {
    const { data } = await ask(told, { query: everything, variables: {} })
    const { viewer } = data as { viewer: Everything }
    const has = toText(viewer)
    const wanted = toText(toWanted(told))
    if (has !== wanted) (has.length > wanted.length ? doubled : lost).push(`${told.sub} has ${has} and not ${wanted}`)
    const numbers = viewer.events.map(({ number }) => number)
    if (numbers.some((number, place) => number !== place + 1)) lost.push(`${told.sub} has the events ${numbers.join()}`)
    const made = viewer.events.filter(({ kind }) => kind === 'REQUEST_MADE').length
    if (made !== told.requests.length)
      doubled.push(`${told.sub} was told of ${made} of ${told.requests.length} requests`)
  }
  const { rows } = await database.query<{ cause: string; count: number }>(
    `select cause, count(*)::int as count from account.letters where kind like '%desk%' group by cause having count(*) > 1`,
  )
  doubled.push(...rows.map(({ cause, count }) => `${count} letters of ${cause}`))
  return { lost, doubled }
}

function toWanted({ details, favourites, requests }: Told): Omit<Everything, 'events'> {
  const all = [...favourites.values()]
  return {
    details: { company: details.company === '' ? null : details.company },
    favourites: all.filter(({ isRemoved }) => !isRemoved),
    removedFavourites: all.filter(({ isRemoved }) => isRemoved),
    requests: requests.map((message) => ({ message })),
  }
}

const toText = ({ details, favourites, removedFavourites, requests }: Omit<Everything, 'events'>): string => {
  const named = (list: readonly Shown[]) => list.map(({ of, note }) => `${of} "${note}"`).sort()
  const asked = requests.map(({ message }) => message).sort()
  return JSON.stringify([details.company, named(favourites), named(removedFavourites), asked])
}

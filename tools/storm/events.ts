import { parseArgs } from 'node:util'
import { type Pool } from 'pg'
import { openOutbox } from '../../services/account/outbox/open-outbox'
import { type Occasion } from '../../services/account/registrations/occasion'
import { openAccountPlace } from '../../tests/support/account/account-place'
import { openReplicas } from '../../tests/support/storm/place-replicas'
import { createRandom } from '../../tests/support/storm/random'

const options = {
  people: { type: 'string', default: '500' },
  kills: { type: 'string', default: '20' },
  seed: { type: 'string', default: '42' },
} as const

const event = 7
const atOnce = 16
const begun = Date.parse('2026-01-01T00:00:00.000Z')

/** An event as the log tells it after so many changes of its places. */
const occasionAfter = (changes: number, capacity: number): Occasion => ({
  event,
  changedAt: new Date(begun + changes * 1000).toISOString(),
  facts: {
    editions: { en: { title: 'A storm', path: '/en/events/7/storm', slug: 'storm', venue: 'London' } },
    ...{ startsAt: '2126-03-10T17:30:00.000Z', endsAt: '2126-03-10T19:00:00.000Z', timeZone: 'Europe/London' },
    ...{ mode: 'in-person', isCancelled: false, capacity, onlineCapacity: null },
    ...{ opens: null, closes: null, cpdMinutes: 60, recording: null },
  },
})

/** People come, go and come again while places are added and replicas are killed: no seat lost, doubled or out of order. */
export async function stormEvents(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options })
  const [people, kills, seed] = [Number(values.people), Number(values.kills), Number(values.seed)]
  const place = await openAccountPlace()
  const replicas = openReplicas(place.databaseUrl)
  const started = Date.now()
  const { capacity, done } = await play(replicas, { people, kills, seed })
  replicas.stop()
  const found = await findFaults(place.database, capacity)
  const letters = await deliverAll(place.database)
  const isRight = found.faults.length === 0 && letters.doubled === 0 && letters.left === 0
  const seconds = Math.round((Date.now() - started) / 1000)
  process.stdout.write(
    `RESULT ${JSON.stringify({ seed, people, kills, isRight, seconds, done, capacity, ...found, letters })}\n`,
  )
  await place.stop()
  return isRight
}

type Storm = { people: number; kills: number; seed: number }

async function play(replicas: ReturnType<typeof openReplicas>, { people, kills, seed }: Storm) {
  const random = createRandom(seed)
  const actions = people * 2
  let [capacity, changes] = [Math.ceil(people / 10), 0]
  const open = new Set<Promise<void>>()
  for (let number = 0; number < actions; number++) {
    if (number % 40 === 39) [capacity, changes] = [capacity + 1 + random.below(5), changes + 1]
    if (number % Math.floor(actions / kills) === 0 && number > 0) replicas.kill(number + changes)
    // Each comes once; half of what follows are people who go, or come once more.
    const isFirst = number < people
    const who = isFirst ? number : random.below(people)
    const action = isFirst || random.below(10) < 4 ? 'register' : 'cancel'
    const task = { number, email: `p${who}@x.example`, action, occasion: occasionAfter(changes, capacity) } as const
    const asked: Promise<void> = replicas.ask(task).then(() => void open.delete(asked))
    open.add(asked)
    if (open.size >= atOnce) await Promise.race(open)
  }
  await Promise.all(open)
  for (const number of [actions, actions + 1])
    await replicas.ask({ number, email: '', action: 'settle', occasion: occasionAfter(changes, capacity) })
  return { capacity, done: actions }
}

type Row = { id: string; state: string; turn: number; letters: Record<string, number> }

async function findFaults(database: Pool, capacity: number) {
  const { rows } = await database.query<Row>(
    `select r.id, r.state, r.turn::int as turn, coalesce((
        select jsonb_object_agg(kind, count) from (
          select kind, count(*)::int as count from account.letters
           where person <> 'desk' and cause like 'place ' || r.id || ' %' group by kind) as told), '{}') as letters
       from account.registrations r where event = $1`,
    [event],
  )
  const [registered, waiting] = ['registered', 'waiting'].map((state) => rows.filter((row) => row.state === state))
  const last = Math.max(0, ...(registered ?? []).map(({ turn }) => turn))
  const next = Math.min(...(waiting ?? []).map(({ turn }) => turn))
  const [seats, queue] = [registered?.length ?? 0, waiting?.length ?? 0]
  const toldOf = ({ letters }: Row, ...kinds: string[]) => kinds.reduce((sum, kind) => sum + (letters[kind] ?? 0), 0)
  const faults = [
    ...(seats > capacity ? [`${seats - capacity} seats too many`] : []),
    ...(queue > 0 && seats < capacity ? [`${capacity - seats} seats lost`] : []),
    ...(last > next ? ['somebody was passed over'] : []),
    ...rows.filter((row) => row.state === 'registered' && toldOf(row, 'place-registered', 'place-given') !== 1),
    ...rows.filter((row) => row.state === 'waiting' && toldOf(row, 'place-waiting') !== 1),
    ...rows.filter((row) => row.state === 'cancelled' && toldOf(row, 'place-cancelled', 'place-left') !== 1),
  ]
  return { faults, registered: seats, waiting: queue, cancelled: rows.length - seats - queue }
}

/** By two services at once: each letter leaves once. */
async function deliverAll(database: Pool) {
  const sent = new Map<string, number>()
  const post = ({ messageId }: { messageId: string }) => {
    sent.set(messageId, (sent.get(messageId) ?? 0) + 1)
    return Promise.resolve()
  }
  const way = { database, post, from: 'events@firm.example', desk: 'desk@firm.example', report: () => undefined }
  await Promise.all([1, 2].map(() => openOutbox(way).deliverDue(new Date(Date.now() + 60_000))))
  const { rows } = await database.query<{ left: number }>(
    'select count(*)::int as left from account.letters where sent_at is null',
  )
  return { sent: sent.size, doubled: [...sent.values()].filter((times) => times > 1).length, left: rows[0]?.left ?? 0 }
}

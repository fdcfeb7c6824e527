import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../../../services/database/connect'
import { nudgeHeaders, signNudge } from '../../../services/nudge/signature'
import { portOf } from '../../../src/config/addresses'
import { databaseIn } from '../place/database-process'
import { type Place } from '../place/installation'
import { type Random } from './random'

type Sent = { secret: string; timestamp: number; delivery: string; seq: number }
type Sender = { place: Place; secret: string; random: Random }
/** What was answered, and what should have been; nothing when nobody was there to answer. */
type Outcome = { answered: number | undefined; expected: number }
type Kind = (sender: Sender) => Promise<Outcome[]>

const mostSeq = 5000
const mostPauseMs = 100
const now = () => Math.floor(Date.now() / 1000)

async function send({ place }: Sender, { secret, timestamp, delivery, seq }: Sent): Promise<number | undefined> {
  const body = JSON.stringify({ delivery, seq })
  const headers = {
    [nudgeHeaders.timestamp]: String(timestamp),
    [nudgeHeaders.delivery]: delivery,
    [nudgeHeaders.signature]: signNudge(secret, { timestamp: String(timestamp), body }),
  }
  const url = `http://127.0.0.1:${portOf('publisher', place.portBase)}/publisher/webhook`
  const signal = AbortSignal.timeout(10_000)
  return fetch(url, { method: 'POST', headers, body, signal }).then(
    ({ status }) => status,
    () => undefined,
  )
}

const usual = ({ secret, random }: Sender): Sent => ({
  secret,
  timestamp: now(),
  delivery: randomUUID(),
  seq: random.below(mostSeq),
})

const once =
  (own: (sender: Sender) => Partial<Sent>, expected: number): Kind =>
  async (sender) => [{ answered: await send(sender, { ...usual(sender), ...own(sender) }), expected }]

/** As a bad network and a bad neighbour deliver them. What they say of the log is never true: it is only a hint. */
const kinds: Record<string, Kind> = {
  reordered: once(() => ({}), 202),
  late: once(() => ({ timestamp: now() - 240 }), 202),
  'too late': once(() => ({ timestamp: now() - 3600 }), 401),
  forged: once(() => ({ secret: 'another secret' }), 401),
  doubled: async (sender) => {
    const sent = usual(sender)
    const first = await send(sender, sent)
    const second = await send(sender, sent)
    return [
      { answered: first, expected: 202 },
      { answered: second, expected: first === 202 ? 401 : 202 },
    ]
  },
  /** Those of the CMS itself, before they are sent. */
  lost: async ({ place }) => {
    const forget = "update nudges set state = 'given-up' where state = 'waiting'"
    await withClient(databaseIn(place).url, (client) => client.query(forget)).catch(() => undefined)
    return []
  },
}

export type NudgeTally = {
  sent: number
  unheard: number
  /** Believed twice, by two publishers: the first was killed in between. The log says what is to do all the same. */
  twice: number
  kinds: Record<string, number>
  wrong: string[]
}

/** So many nudges, as fast as somebody breathless clicks. */
export async function stormNudges(sender: Sender, count: number): Promise<NudgeTally> {
  const tally: NudgeTally = { sent: 0, unheard: 0, twice: 0, kinds: {}, wrong: [] }
  while (tally.sent < count) {
    const name = sender.random.pick(Object.keys(kinds)) ?? 'forged'
    const outcomes = await kinds[name]?.(sender)
    for (const { answered, expected } of outcomes ?? []) {
      if (answered === undefined) tally.unheard += 1
      else if (answered === 202 && name === 'doubled') tally.twice += expected === 401 ? 1 : 0
      else if (answered !== expected) tally.wrong.push(`${name}: ${answered} instead of ${expected}`)
    }
    tally.sent += 1
    tally.kinds[name] = (tally.kinds[name] ?? 0) + 1
    await sleep(sender.random.below(mostPauseMs))
  }
  return tally
}

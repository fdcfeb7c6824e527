import { type Pool, type PoolClient } from 'pg'
import { keptContent } from '../../../src/config/kept-content'
import { nudgeHeaders, signNudge } from '../../nudge/signature'
import { messageOf } from '../../shared/log'

const answerLimitMs = 10_000
const firstDelaySeconds = 1
const longestDelaySeconds = 300

type Options = { pool: Pool; secret: string }
type Nudge = { id: number; delivery: string; seq: number }
type Outcome = { isDelivered: boolean; answer: string }

export async function ensureReceivers(pool: Pool, urls: readonly string[]): Promise<void> {
  await pool.query('insert into nudge_receivers (url) select unnest($1::text[]) on conflict (url) do nothing', [urls])
}

/** Delivers the newest nudge that waits for this receiver, which covers those before it. Answers whether there was one. */
export async function deliverNext(url: string, { pool, secret }: Options, halt: AbortSignal): Promise<boolean> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query('begin')
    const nudge = await claim(client, url)
    if (nudge) await note(client, { url, nudge, outcome: await post(url, { nudge, secret, halt }) })
    await client.query('commit')
    return nudge !== undefined
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    throw failure
  } finally {
    // A broken connection is thrown away, and with it its transaction and its lock.
    client.release(failure)
  }
}

/** Nobody else talks to this receiver until the transaction ends, however that ends. */
async function claim(client: PoolClient, url: string): Promise<Nudge | undefined> {
  const { rowCount } = await client.query(
    'select 1 from nudge_receivers where url = $1 and not_before <= clock_timestamp() for update skip locked',
    [url],
  )
  if (rowCount === 0) return undefined
  await client.query(
    `update nudges set state = 'given-up', updated_at = now()
      where url = $1 and state = 'waiting' and created_at < now() - interval '1 day'`,
    [url],
  )
  const { rows } = await client.query<Nudge>(
    `select id, delivery, seq::float8 as seq from nudges where url = $1 and state = 'waiting'
      order by seq desc, id desc limit 1`,
    [url],
  )
  return rows[0]
}

type Sending = { nudge: Nudge; secret: string; halt: AbortSignal }

async function post(url: string, { nudge, secret, halt }: Sending): Promise<Outcome> {
  const body = JSON.stringify({ delivery: nudge.delivery, seq: nudge.seq })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const headers = {
    'content-type': 'application/json',
    [nudgeHeaders.timestamp]: timestamp,
    [nudgeHeaders.delivery]: nudge.delivery,
    [nudgeHeaders.signature]: signNudge(secret, { timestamp, body }),
  }
  try {
    const signal = AbortSignal.any([halt, AbortSignal.timeout(answerLimitMs)])
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
    await response.body?.cancel()
    return { isDelivered: response.ok, answer: `${response.status} ${response.statusText}`.trim() }
  } catch (error) {
    halt.throwIfAborted() // the CMS stops: that is no failure of the receiver's
    const isCaused = error instanceof Error && error.cause instanceof Error
    return { isDelivered: false, answer: messageOf(isCaused ? error.cause : error) }
  }
}

type Result = { url: string; nudge: Nudge; outcome: Outcome }

async function note(client: PoolClient, { url, nudge, outcome }: Result): Promise<void> {
  const { isDelivered, answer } = outcome
  await client.query(
    `update nudges set attempts = attempts + 1, answer = $2, updated_at = now(), state = $3,
            delivered_at = $4 where id = $1`,
    [nudge.id, answer, isDelivered ? 'delivered' : 'waiting', isDelivered ? new Date() : null],
  )
  if (isDelivered) {
    await client.query(
      "update nudges set state = 'superseded', updated_at = now() where url = $1 and state = 'waiting' and seq <= $2",
      [url, nudge.seq],
    )
    await client.query('update nudge_receivers set failures = 0, not_before = now() where url = $1', [url])
    return
  }
  await client.query(
    `update nudge_receivers set failures = failures + 1, not_before = clock_timestamp()
            + make_interval(secs => least(${firstDelaySeconds} * power(2, least(failures, 20)), ${longestDelaySeconds}))
      where url = $1`,
    [url],
  )
}

export async function prune(pool: Pick<Pool, 'query'>, now = new Date()): Promise<void> {
  await pool.query(
    "delete from nudges where state <> 'waiting' and created_at < $2::timestamptz - make_interval(days => $1)",
    [keptContent.nudges.days, now],
  )
}

import { setTimeout as sleep } from 'node:timers/promises'
import { type Pool } from 'pg'
import { startAccount } from '../account/account-process'
import { type Reply } from '../account/account-world'
import { type Place } from '../place/installation'

type Running = Awaited<ReturnType<typeof startAccount>>
type Outside = { accessChangesUrl: string; settings: Record<string, string> }
export type Operation = { query: string; variables: Record<string, unknown> }
export type Sender = { token: string; address: string }

const patienceMs = 120_000
const pauseMs = 100
const passing = ['UNAVAILABLE', 'TIMEOUT', 'INTERNAL_SERVER_ERROR']

/** Whether there was somebody to kill. */
function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}

/** Two account services behind no address of their own: who gets no answer asks the other, with the same words. */
export async function openAccountReplicas(place: Place, database: Pool, { accessChangesUrl, settings }: Outside) {
  const start = () => startAccount({ place, accessChangesUrl, settings })
  // One after the other: both look for free ports.
  const running: (Running | undefined)[] = [await start(), await start()]
  const starting = new Set<Promise<void>>()
  let retries = 0
  const dead: string[] = []

  /** Undefined where there was no answer, or none that says what became of it. */
  const askOnce = async (which: number, { token, address }: Sender, operation: Operation) => {
    const replica = running[which]
    if (!replica) return undefined
    try {
      const response = await fetch(`${replica.origin}/graphql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify(operation),
        signal: AbortSignal.timeout(10_000),
      })
      // Whatever is no answer of GraphQL is said before it was read.
      if (response.status >= 500) return undefined
      const reply = (await response.json()) as Reply
      const code = reply.errors?.[0]?.extensions?.code
      return code !== undefined && passing.includes(code) ? undefined : reply
    } catch {
      return undefined
    }
  }
  const end = (which: number, replica: Running | undefined) => {
    if (replica && !kill(replica.pid)) dead.push(`service ${which} had ended by itself`)
    running[which] = undefined
  }
  const killService = async (which: number) => {
    // One stays.
    if (starting.size > 0) await Promise.all(starting)
    const replica = running[which]
    end(which, replica)
    const begun: Promise<void> = start().then((next) => {
      running[which] = next
      starting.delete(begun)
    })
    starting.add(begun)
  }
  /** A backend that dies by itself makes the database throw away what all of them have in memory, and recover from its log. */
  const killDatabase = async () => {
    const { rows } = await database.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() limit 1`,
    )
    if (rows[0]) kill(rows[0].pid)
  }
  return {
    ask: async (sender: Sender, operation: Operation, first: number): Promise<Reply> => {
      for (let tried = 0, end = Date.now() + patienceMs; Date.now() < end; tried++) {
        const reply = await askOnce((first + tried) % 2, sender, operation)
        if (reply) return reply
        retries += 1
        await sleep(pauseMs)
      }
      throw new Error('Nobody answered for two minutes.')
    },
    kill: (number: number): Promise<void> => (number % 3 === 2 ? killDatabase() : killService(number % 3)),
    retries: () => retries,
    /** Those that had ended by themselves: a service outlives its database. */
    stop: async (): Promise<string[]> => {
      await Promise.all(starting)
      for (const [which, replica] of running.entries()) end(which, replica)
      return dead
    },
  }
}

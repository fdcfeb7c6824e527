import { get } from 'node:http'
import { Pool } from 'pg'
import * as z from 'zod'
import { healthOf, originsAt, type ServiceName, type ServiceUrls } from '../../src/config/addresses'

/** Whether a service answers, how long that took and, if it does not or not at each of its addresses, why. */
export type Health = { up: boolean; ms: number; problem?: string }
export type HealthReport = Partial<Record<ServiceName, Health>>

const limitMs = 1000
/** Everybody who asks within this time gets the same answer, so that asking often costs nothing. */
const freshMs = 250

export type Watch = {
  report: () => Promise<HealthReport>
  /** What somebody should look after although everything answers. */
  alarms: () => Promise<readonly string[]>
  close: () => Promise<void>
}
type Watched = { names: readonly ServiceName[]; portBase: number; urls?: ServiceUrls; databaseUrl: string | undefined }

/** Asks every service of this installation whether it really answers. */
export function watchServices({ names, portBase, urls, databaseUrl }: Watched): Watch {
  const database = databaseUrl === undefined ? undefined : openPool(databaseUrl)
  const ask = async (name: ServiceName): Promise<string | undefined> => {
    if (name === 'edge') return undefined
    if (name !== 'postgres') return askReplicas(originsAt(name, portBase, urls), name)
    if (!database) throw new HealthProblem('DATABASE_URL is not set')
    await database.query('select 1')
    return undefined
  }
  const askAll = async (): Promise<HealthReport> => {
    const answers = await Promise.all(names.map(async (name) => [name, await measure(() => ask(name))] as const))
    return Object.fromEntries(answers)
  }

  let asked = { at: -Infinity, answer: Promise.resolve<HealthReport>({}) }
  const report = () => {
    if (performance.now() - asked.at > freshMs) asked = { at: performance.now(), answer: askAll() }
    return asked.answer
  }
  const alarms = async () => {
    const asked = watchful.filter((name) => names.includes(name))
    const told = asked.map((name) => originsAt(name, portBase, urls).map((origin) => askAlarms(name, origin)))
    const silent = Object.entries(await report()).flatMap(([name, { up, problem }]) =>
      up && problem !== undefined ? [`${name}-replica`] : [],
    )
    return [...new Set([...silent, ...(await Promise.all(told.flat())).flat()])]
  }
  return { report, alarms, close: async () => database?.end() }
}

/** Services that know of more than whether they answer. */
const watchful = ['publisher', 'account'] as const

const strictHealth = z.object({ alarms: z.array(z.string()).default([]) })

/** One that does not say is an alarm itself. */
async function askAlarms(name: string, origin: string): Promise<readonly string[]> {
  try {
    const answer = await fetch(`${origin}/healthz?strict`, { signal: AbortSignal.timeout(limitMs) })
    return strictHealth.parse(await answer.json()).alarms
  } catch {
    return [name]
  }
}

function openPool(connectionString: string): Pool {
  const pool = new Pool({ connectionString, max: 1, connectionTimeoutMillis: limitMs, query_timeout: limitMs })
  pool.on('error', () => undefined) // a database that restarts is reported as down, and asked again
  return pool
}

async function measure(ask: () => Promise<string | undefined>): Promise<Health> {
  const started = performance.now()
  const [up, problem] = await ask().then(
    (partly) => [true, partly] as const,
    (error: unknown) => [false, toProblem(error)] as const,
  )
  const ms = Math.round(performance.now() - started)
  return { up, ms, ...(problem === undefined ? {} : { problem }) }
}

/** It is up while one of its addresses answers; what is wrong with the others is said. */
async function askReplicas(origins: readonly string[], name: ServiceName): Promise<string | undefined> {
  const answers = await Promise.allSettled(origins.map((origin) => askService(`${origin}${healthOf(name)}`)))
  const failures = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
  if (failures.length === origins.length) throw failures[0]
  if (failures.length === 0) return undefined
  return `${failures.length} of ${origins.length} addresses: ${toProblem(failures[0])}`
}

/** Never a message of the database: it may name users and hosts, and this is said in public. */
function toProblem(error: unknown): string {
  if (error instanceof HealthProblem) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ECONNREFUSED') return 'nothing listens there'
  if (code === 'ECONNRESET') return 'hung up without an answer'
  return code === '' ? 'no answer within a second' : `answered with error ${code}`
}

class HealthProblem extends Error {}

/** Without a pool of connections: a service that restarts must not be judged by an old connection. */
function askService(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { agent: false }, (answer) => {
      answer.resume()
      if (answer.statusCode === 200) resolve()
      else reject(new HealthProblem(`answered with status ${answer.statusCode ?? 0}`))
    })
    asked.on('error', reject)
    const tooSlow = setTimeout(() => asked.destroy(new HealthProblem('no answer within a second')), limitMs)
    asked.once('close', () => clearTimeout(tooSlow))
  })
}

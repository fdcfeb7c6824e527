import { Pool } from 'pg'
import { portOf, type ServiceName } from '../../src/config/addresses'

export type Health = { up: boolean; ms: number }
export type HealthReport = Partial<Record<ServiceName, Health>>

const limitMs = 1000
/** Everybody who asks within this time gets the same answer, so that asking often costs nothing. */
const freshMs = 250

export type Watch = { report: () => Promise<HealthReport>; close: () => Promise<void> }
type Watched = { names: readonly ServiceName[]; portBase: number; databaseUrl: string | undefined }

/** Asks every service of this installation whether it really answers. */
export function watchServices({ names, portBase, databaseUrl }: Watched): Watch {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: limitMs,
    query_timeout: limitMs,
  })
  pool.on('error', () => undefined) // a database that restarts is reported as down, and asked again

  const ask = (name: ServiceName): Promise<unknown> => {
    if (name === 'edge') return Promise.resolve()
    return name === 'postgres' ? pool.query('select 1') : fetchHealth(portOf(name, portBase))
  }
  const askAll = async () => {
    const answers = await Promise.all(names.map(async (name) => [name, await measure(() => ask(name))] as const))
    return Object.fromEntries(answers)
  }

  let asked = { at: -Infinity, answer: Promise.resolve<HealthReport>({}) }
  const report = () => {
    if (performance.now() - asked.at > freshMs) asked = { at: performance.now(), answer: askAll() }
    return asked.answer
  }
  return { report, close: () => pool.end() }
}

async function measure(ask: () => Promise<unknown>): Promise<Health> {
  const started = performance.now()
  const up = await ask().then(
    () => true,
    () => false,
  )
  return { up, ms: Math.round(performance.now() - started) }
}

async function fetchHealth(port: number): Promise<void> {
  const { ok, status } = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(limitMs) })
  if (!ok) throw new Error(`It answers with status ${status}.`)
}

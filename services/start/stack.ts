import { setTimeout as sleep } from 'node:timers/promises'
import { portOf } from '../../src/config/addresses'
import { type ServerEnv } from '../../src/config/env-server'
import { canConnect } from '../database/connect'
import { ensureDemonstration } from '../database/demonstration'
import { findStrayLog } from '../doctor/find-setting-problems'
import { databaseUrlOf } from '../postgres/embedded'
import { originOf } from '../shared/origins'
import { ensureSecrets } from '../shared/secrets/secrets'
import { answers, service, task } from '../supervisor/entries'
import { type StackEntry } from '../supervisor/stack-entry'
import { StartProblem } from '../supervisor/start-problem'
import { buildCms } from './build-cms'
import { findDemonstration, hasDemonstration, noDemonstration } from './find-demonstration'
import { planMakers } from './plan-makers'
import {
  cmsEnv,
  contentSourceOf,
  edgeOf,
  migrateDatabase,
  planAccount,
  planCms,
  planEdge,
  planSearch,
  planSignIn,
  reachDatabase,
  reachLog,
  tellServices,
} from './plan-services'

// After a crash PostgreSQL first replays its log, which must never be cut short.
const recoveryMs = 600_000
const askAgainMs = 50
const allWithinMs = 60_000

export type StackOptions = { demo: boolean }

/** Everything that `npm start` brings up. A new service is one more entry here. */
export function planStack(env: ServerEnv, { demo }: StackOptions): StackEntry[] {
  if (demo && env.DEPLOYMENT === 'production') {
    throw new StartProblem(
      '--demo and DEPLOYMENT=production exclude each other: the demonstration has public passwords.',
    )
  }
  if (demo && !hasDemonstration()) throw new StartProblem(noDemonstration)
  return tellServices(env, [...planDatabase(env, demo), ...planContent(env), ...planSite(env)])
}

function planDatabase(env: ServerEnv, demo: boolean): StackEntry[] {
  const isEmbedded = env.DATABASE_URL === undefined
  const databaseUrl = databaseUrlOf(env)
  return [
    isEmbedded
      ? service('postgres', {
          // Not watched for silence: a database that is busy or out of connections must not be killed, and it exits when it fails.
          isReady: () => canConnect(databaseUrl),
          readyWithinMs: recoveryMs,
          says: `embedded PostgreSQL on port ${portOf('postgres', env.PORT_BASE)}`,
        })
      : reachDatabase(env),
    migrateDatabase(env),
    task('seed', ['migrate'], () =>
      ensureDemonstration(databaseUrl, { embedded: isEmbedded && hasDemonstration(), asked: demo }),
    ),
  ]
}

function planContent(env: ServerEnv): StackEntry[] {
  const problem = findStrayLog(env)
  if (problem !== undefined) throw new StartProblem(problem)
  if (env.CMS === 'none') return [reachLog(env), task('accounts', [], () => Promise.resolve('not wanted (CMS)'))]
  const databaseUrl = databaseUrlOf(env)
  return [
    buildCms(),
    task('content', ['seed'], (calledOff) => loadContent(env, databaseUrl, calledOff)),
    // One process at a time makes the CMS's tables, so the editors' comes after the loader's.
    planCms(env, { after: ['content', 'cms build'] }),
    task('accounts', ['seed', 'cms'], async () => {
      const demonstration = await findDemonstration()
      const secret = ensureSecrets(env.DATA_DIR).CMS_SECRET
      return demonstration?.ensureAccounts({ databaseUrl, origin: originOf('cms', env), secret }) ?? 'yours to make'
    }),
  ]
}

function planSite(env: ServerEnv): StackEntry[] {
  const makers = planMakers(env)
  const provider = planSignIn(env)
  return [
    planSearch(env),
    ...makers,
    provider,
    planAccount(env, { after: [contentSourceOf(env), 'search'] }),
    task('lives', ['accounts', 'account', provider.name], async (calledOff) => {
      const demonstration = await findDemonstration()
      return demonstration?.ensureLives({ databaseUrl: databaseUrlOf(env), env }, calledOff) ?? 'nobody to give them to'
    }),
    // Readers have the last release while everything else starts, and compiles where the program has changed.
    planEdge(env, { after: ['seed'] }),
    task(
      'all',
      ['edge', contentSourceOf(env), 'search', provider.name, 'account', ...makers.map(({ name }) => name)],
      (calledOff) => untilAllAnswer(env, calledOff),
    ),
  ]
}

async function untilAllAnswer(env: ServerEnv, calledOff: AbortSignal): Promise<string> {
  const end = Date.now() + allWithinMs
  while (!(await answers(`${edgeOf(env)}/healthz?all`))) {
    if (Date.now() > end) throw new StartProblem(`a service stopped answering; ${edgeOf(env)}/healthz names it.`)
    await sleep(askAgainMs, undefined, { signal: calledOff })
  }
  return 'every service answers'
}

async function loadContent(env: ServerEnv, databaseUrl: string, calledOff: AbortSignal): Promise<string> {
  if (env.DEMO_CONTENT === 'none') return 'not wanted (DEMO_CONTENT)'
  const demonstration = await findDemonstration()
  return demonstration?.loadContent({ databaseUrl, cmsEnv: cmsEnv(env) }, calledOff) ?? 'no demonstration'
}

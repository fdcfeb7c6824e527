import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod'
import { type ServerEnv } from '../../src/config/env-server'
import { loadManifest } from '../releases/manifest'
import { openStore, type ReleaseStore } from '../releases/store/open-store'
import { originOf } from '../shared/origins'
import { ensureSecrets } from '../shared/secrets/secrets'
import { StartProblem } from '../supervisor/start-problem'
import { findBundle } from './build-site'
import { findHead } from './find-head'
import { siteSettingsOf } from './site-settings'
import { toSiteBuild } from './to-site-build'

const askAgainMs = 500
// The publisher tries again each second: what still fails then will not go away by itself.
const mostProblems = 10

const status = z.object({ problem: z.string().nullish() })

/** Waits until readers have the pages that this code renders, so that "Ready" is true for readers. */
export async function untilReleased(env: ServerEnv, calledOff: AbortSignal): Promise<string> {
  if ((await findHead(toSiteBuild(env))) === 0) return 'nothing is published yet'
  const store = await openStore(env)
  try {
    return await untilShown(store, env, calledOff)
  } finally {
    await store.close()
  }
}

async function untilShown(store: ReleaseStore, env: ServerEnv, calledOff: AbortSignal): Promise<string> {
  const { name } = findBundle({ dataDir: env.DATA_DIR, settings: siteSettingsOf(env) })
  let problems = 0
  let seen = -1
  for (;;) {
    const newest = (await store.ledger.numbers()).at(-1) ?? 0
    if (newest !== seen) {
      seen = newest
      const { number, origin, restores, entries } = await loadManifest(store.ledger)
      if (restores !== undefined) return `release ${number}, an earlier one that was brought back`
      if (origin?.bundle === name) return `release ${number}: ${entries.size} files`
    }
    const problem = await findProblem(env)
    problems = problem === undefined ? 0 : problems + 1
    if (problem !== undefined && problems >= mostProblems)
      throw new StartProblem(`The pages could not be published: ${problem}`)
    await sleep(askAgainMs, undefined, { signal: calledOff })
  }
}

async function findProblem(env: ServerEnv): Promise<string | undefined> {
  const url = `${originOf('publisher', env)}/publisher/status.json`
  const headers = { authorization: `Bearer ${ensureSecrets(env.DATA_DIR).OPERATOR_KEY}` }
  const answer = await fetch(url, { headers }).catch(() => undefined)
  return answer?.ok === true ? (status.parse(await answer.json()).problem ?? undefined) : undefined
}

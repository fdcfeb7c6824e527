import { setTimeout as sleep } from 'node:timers/promises'
import { ensureSecrets } from '../../../services/shared/secrets/secrets'
import build from '../../../tests/support/build'
import { loadCorpus } from '../../../tests/support/edge/load-corpus'
import { findFurnishedPlace } from '../../../tests/support/place/furnished'
import {
  type Installation,
  type Place,
  processesOf,
  removePlace,
  startInstallation,
} from '../../../tests/support/place/installation'
import { readProcess } from '../../../tests/support/place/watch-processes'
import { pidsOf } from '../../../tests/support/publishing/publishing'

const seed = 42
const lookMs = 200
const ready = 'Ready: '

/**
 * A whole installation of its own, with the demonstration or with a generated site of so many pages, once its readers have
 * everything.
 */
export async function withOwnSite<Result>(
  pages: number | undefined,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  await build()
  const place = await findFurnishedPlace()
  if (pages !== undefined) await fill(place, pages)
  const installation = startInstallation(place, {
    env: { SITE: 'built', DEMO_CONTENT: pages === undefined ? 'all' : 'none' },
  })
  try {
    await installation.says(ready)
    await untilIdle(place)
    return await work(place)
  } finally {
    await end(place, installation)
  }
}

/** Leaves a generated site of so many pages in a place. */
export async function fill(place: Place, pages: number): Promise<void> {
  const installation = startInstallation(place)
  await installation.says(ready)
  process.stdout.write(`  ${await loadCorpus(place, { pages, seed })}\n`)
  await installation.stop()
}

async function end(place: Place, installation: Installation): Promise<void> {
  await installation.stop()
  removePlace(place)
}

/** Until the publisher has nothing to do that anybody could see. */
export async function untilIdle(place: Place): Promise<void> {
  for (;;) {
    const { phase, waiting, release, problem } = await askPublisher<Status>(place, 'status.json')
    if (problem) throw new Error(problem)
    if (phase === 'idle' && waiting === 0 && release > 0) return
    await sleep(lookMs)
  }
}

type Status = { phase: string; waiting: number; release: number; problem?: string }

/** What the publisher tells those who run it. */
export async function askPublisher<Told>({ dataDir, portBase }: Place, what: string): Promise<Told> {
  const { OPERATOR_KEY } = ensureSecrets(dataDir)
  const headers = { authorization: `Bearer ${OPERATOR_KEY}` }
  const response = await fetch(`http://127.0.0.1:${portBase}/publisher/${what}`, { headers })
  if (!response.ok) throw new Error(`The publisher answers ${response.status} where it is asked for ${what}.`)
  return (await response.json()) as Told
}

/** By process of an installation, what it has spent so far. */
export const cpuOf = (place: Place): Map<number, number> =>
  new Map(processesOf(place).map((pid) => [pid, readProcess(pid)?.cpuSeconds ?? 0]))

/** What the processes of an installation have spent since. */
export const cpuSince = (place: Place, before: ReadonlyMap<number, number>): number =>
  [...cpuOf(place)].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0)

/** What a service holds in memory now, in megabytes. */
export const memoryOf = (place: Place, service: string): number =>
  pidsOf(place, service).reduce((sum, pid) => sum + (readProcess(pid)?.bytes ?? 0), 0) / 2 ** 20

export const tenths = (figure: number): number => Math.round(figure * 10) / 10
export const hundredths = (figure: number): number => Math.round(figure * 100) / 100

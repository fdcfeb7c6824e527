import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { loadManifest } from '../../../services/releases/manifest'
import { openStore } from '../../../services/releases/store/open-store'
import { portOf } from '../../../src/config/addresses'
import { readServerEnv } from '../../../src/config/env-server'
import { root } from '../../../src/config/root'
import build from '../../../tests/support/build'
import { closeAll } from '../../../tests/support/edge/servers'
import { databaseIn, startDatabase } from '../../../tests/support/place/database-process'
import { findFurnishedPlace } from '../../../tests/support/place/furnished'
import {
  findPlace,
  type Installation,
  killEverything,
  type Place,
  removePlace,
} from '../../../tests/support/place/installation'
import { shareCode } from '../../../tests/support/publishing/compiled-code'
import { startBucket } from '../../../tests/support/publishing/shared-store'
import { timed } from '../timed'
import { fill, tenths } from '../whole/own-site'
import { startBalancer } from './balancer'
import { editOn } from './editor'
import { readOn } from './readers'
import { bringCode, buildIn, makeSecondVersion, mark, serveAt } from './versions'

const usualPages = 600
const mostRead = 120
const roles = ['edge', 'cms', 'account', 'publisher']
const pollMs = 200
const calmMs = 5000
/** Of a language; nobody asks for what Gatsby keeps for itself, or for the page that says that there is none. */
const isPage = /^\/[a-z]{2}(?:-[a-z]{2})?(?!\/404$)(?:\/[^.]*)?$/
const lossMs = 15_000

type Machine = { place: Place; env: Record<string, string>; running: Installation }

/**
 * Two machines behind a balancer, with a bucket, a database and a search of others. Readers read and an editor publishes while a
 * changed program with a migration is built and deployed on one machine after the other, and then while each of them is lost.
 * npm run bench -- deploy 600
 */
export async function benchDeploy([pages]: string[]): Promise<object> {
  const [load = 0] = loadavg()
  const undo: (() => Promise<void> | void)[] = []
  try {
    const world = await openWorld(Number(pages ?? usualPages), undo)
    return { ...(await deploy(world)), cores: cpus().length, load: tenths(load) }
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

type World = { door: Place; machines: [Machine, Machine]; second: string; paths: string[] }
type Undo = (() => Promise<void> | void)[]

async function openWorld(pages: number, undo: Undo): Promise<World> {
  await build()
  const first = await findFurnishedPlace()
  undo.push(() => removePlace(first))
  await fill(first, pages)
  const database = await startDatabase(first)
  undo.push(() => database.stop())
  const bucket = await startBucket()
  undo.push(() => bucket.stop())
  const [one, other, search] = [await findMachine(undo), await findMachine(undo), await findMachine(undo)]
  const door = { ...first, portBase: (await findPlace()).portBase }
  const at = (role: 'cms' | 'account' | 'publisher', { portBase }: Place) =>
    `${role}=http://127.0.0.1:${portOf(role, portBase)}`
  const env = {
    ...(JSON.parse(readFileSync(join(first.dataDir, 'secrets.json'), 'utf8')) as Record<string, string>),
    ...bucket.env,
    DATABASE_URL: databaseIn(first).url,
    SITE: 'built',
    PUBLIC_URL: `http://127.0.0.1:${door.portBase}`,
  }
  const envOf = (own: Place, second: Place) => ({
    ...env,
    SERVICE_URLS: [
      `edge=http://127.0.0.1:${door.portBase}`,
      `search=http://127.0.0.1:${portOf('search', search.portBase)}`,
      ...[own, second].flatMap((machine) =>
        (['cms', 'account', 'publisher'] as const).map((role) => at(role, machine)),
      ),
    ].join(),
  })
  const start = async (place: Place, own: Record<string, string>): Promise<Machine> => {
    shareCode(place)
    return { place, env: own, running: await serveAt(place, { folder: root, roles, env: own }) }
  }
  const searching = await serveAt(search, { folder: root, roles: ['search'], env: envOf(one, other) })
  undo.push(() => searching.stop())
  const machines: [Machine, Machine] = [await start(one, envOf(one, other)), await start(other, envOf(other, one))]
  for (const machine of machines) undo.push(() => machine.running.stop())
  const balancers = await startBalancer([one.portBase, other.portBase], [door.portBase, door.portBase + 1])
  undo.push(async () => {
    await Promise.all(balancers.map(closeAll))
  })
  const second = mkdtempSync(join(tmpdir(), 'bench-deploy-'))
  undo.push(() => rmSync(second, { recursive: true, force: true }))
  return { door, machines, second, paths: await findPaths(env) }
}

async function findMachine(undo: Undo): Promise<Place> {
  const place = await findPlace()
  undo.push(() => removePlace(place))
  return place
}

/** Some of the pages that readers have, once there is a release. */
async function findPaths(env: Record<string, string>): Promise<string[]> {
  const store = await openStore({ ...readServerEnv(), ...env })
  try {
    for (;;) {
      const { number, entries } = await loadManifest(store.ledger)
      const paths = [...entries].flatMap(([path, entry]) =>
        entry.kind === 'file' && isPage.test(path) && entry.left === undefined ? [path] : [],
      )
      const step = Math.max(1, Math.floor(paths.length / mostRead))
      if (number > 0) return paths.filter((_, position) => position % step === 0)
      await sleep(pollMs)
    }
  } finally {
    await store.close()
  }
}

async function deploy(world: World): Promise<object> {
  const { door, machines, paths } = world
  const over = new AbortController()
  const origin = `http://127.0.0.1:${door.portBase}`
  const reading = readOn(origin, paths, over.signal)
  const editing = editOn(door, over.signal)
  const began = performance.now()
  const [, buildSeconds] = await timed(() => buildSecond(world))
  const [, seconds] = await timed(async () => {
    for (const machine of machines) await renew(machine, world)
    await untilRenewed(origin, paths)
  })
  say(`deployed in ${seconds} s`)
  await sleep(calmMs)
  const lost = performance.now()
  for (const machine of machines) await lose(machine, world)
  over.abort()
  const [{ read, failed, mixed, renewed }, edits] = await Promise.all([reading, editing])
  for (const words of new Set([...failed, ...mixed])) say(words)
  const mostIn = (from: number, to: number) =>
    tenths(Math.max(0, ...edits.filter(({ at }) => at >= from && at < to).map((edit) => edit.seconds)))
  const built = began + buildSeconds * 1000
  return {
    ...{ failed: failed.length, mixed: mixed.length, seconds, buildSeconds, pages: paths.length },
    ...{ renewed: renewed.size, read, edits: edits.length },
    // The longest wait of an editor while it was built, deployed, and while each machine was lost.
    editorWaits: { built: mostIn(began, built), deployed: mostIn(built, lost), lost: mostIn(lost, Infinity) },
  }
}

const say = (words: string): void => void process.stdout.write(`  ${words}\n`)

async function buildSecond({ second, machines }: World): Promise<void> {
  makeSecondVersion(second)
  const built = await findPlace()
  await buildIn(second, built)
  for (const { place } of machines) bringCode(built, place)
  removePlace(built)
}

async function renew(machine: Machine, { second }: World): Promise<void> {
  await machine.running.stop()
  machine.running = await serveAt(machine.place, { folder: second, roles, env: machine.env })
}

async function untilRenewed(origin: string, paths: readonly string[]): Promise<void> {
  const renewed = new Set<string>()
  while (renewed.size < paths.length) {
    for (const path of paths.filter((one) => !renewed.has(one))) {
      const page = await fetch(encodeURI(`${origin}${path}`))
      if ((await page.text()).includes(mark)) renewed.add(path)
    }
    await sleep(pollMs)
  }
}

/** Everything of a machine is killed at once, and comes back after a while. */
async function lose(machine: Machine, { second }: World): Promise<void> {
  killEverything(machine.place)
  await sleep(lossMs)
  machine.running = await serveAt(machine.place, { folder: second, roles, env: machine.env })
  say('a machine was lost and is back')
  await sleep(calmMs)
}

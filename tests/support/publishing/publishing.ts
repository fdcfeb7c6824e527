import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { embeddedIn } from '../../../services/postgres/embedded'
import { argsOf } from '../../../services/shared/compiled/programs'
import { childEnv } from '../../../src/config/env-server'
import { root } from '../../../src/config/root'
import { cmsOrigin } from '../cms/cms'
import { type CmsClient, signIn } from '../cms/cms-client'
import { contentOf } from '../cms/gated-content'
import { findFurnishedPlace } from '../place/furnished'
import { type Place, processesOf, readProc, removePlace, startInstallation } from '../place/installation'

// The first port that no service has.
const standbyOffset = 7

export type Seen = { status: number; text: string; headers: Headers }

/** What the publisher tells those who run it. */
type Told = { phase: string; alarms: { name: string; words: string }[] }

/** A whole installation with a site, in which somebody publishes and somebody reads. */
export type Publishing = Awaited<ReturnType<typeof startPublishing>>

export async function startPublishing(env: Record<string, string> = {}) {
  const place = await findFurnishedPlace()
  let settings: Record<string, string> = { SITE: 'built', ...env }
  const start = async (more: Record<string, string> = {}) => {
    settings = { ...settings, ...more }
    const started = startInstallation(place, { env: settings })
    await started.says('Ready: ')
    return started
  }
  let installation = await start()
  const restart = async (more: Record<string, string> = {}) => {
    await installation.stop()
    installation = await start(more)
  }
  const admin = await signIn(place)
  const edge = `http://127.0.0.1:${place.portBase}`
  const read = async (path: string): Promise<Seen> => {
    const response = await fetch(edge + path, { redirect: 'manual' })
    return { status: response.status, text: await response.text(), headers: response.headers }
  }
  const stop = async () => {
    await installation.stop()
    removePlace(place)
  }
  const secrets = secretsOf(place)
  const release = (...args: string[]): string =>
    execFileSync(process.execPath, ['--import', 'tsx', 'services/commands/release.ts', ...args], {
      cwd: root,
      env: childEnv({ DATA_DIR: place.dataDir, PORT_BASE: String(place.portBase) }),
      encoding: 'utf8',
    })
  const operator = operatorOf(secrets)
  const tell = async () => {
    const response = await fetch(`${edge}/publisher/status.json`, { headers: operator })
    return (await response.json()) as Told
  }
  const others = {
    settings: () => settings,
    secrets,
    operator,
    tell,
    release,
    startStandby: (env?: Record<string, string>) => startStandby(place, { ...secrets, ...env }),
  }
  return { place, edge, admin, read, stop, restart, ...others, ...writersOf(admin), until: untilSeen(read) }
}

/** Reads again and again until what is there is as it should be. */
const untilSeen =
  (read: (path: string) => Promise<Seen>) =>
  async (path: string, isSo: (seen: Seen) => boolean, withinMs = 30_000): Promise<Seen> => {
    const end = Date.now() + withinMs
    for (;;) {
      const seen = await read(path)
      if (isSo(seen)) return seen
      if (Date.now() > end) throw new Error(`${path} is not as expected: ${seen.status} ${seen.text.slice(0, 300)}`)
      await sleep(30)
    }
  }

/** A second publisher of the same installation, at another port: it looks every second by itself. */
function startStandby(place: Place, secrets: Record<string, string>) {
  const port = place.portBase + standbyOffset
  const child = spawn(process.execPath, argsOf('services/publisher/main'), {
    cwd: root,
    env: childEnv({
      ...secrets,
      DATA_DIR: place.dataDir,
      PORT_BASE: String(place.portBase),
      PUBLISHER_PORT: String(port),
      DATABASE_URL: embeddedIn({ DATA_DIR: place.dataDir, PORT_BASE: place.portBase }).url,
      LOG_URL: `${cmsOrigin(place)}/publications/graphql`,
      PUBLIC_URL: `http://localhost:${place.portBase}`,
      PUBLISHER_POLL_SECONDS: '1',
    }),
    stdio: 'inherit',
  })
  const until = async (phase: string) => {
    const headers = operatorOf(secrets)
    const url = `http://127.0.0.1:${port}/publisher/status.json`
    const isSo = () =>
      fetch(url, { headers })
        .then((response) => response.json() as Promise<{ phase: string }>)
        .then((status) => status.phase === phase)
        .catch(() => false)
    while (!(await isSo())) await sleep(50)
  }
  const isReady = () => fetch(`http://127.0.0.1:${port}/healthz?ready`).then(({ ok }) => ok)
  return { pid: child.pid, until, isReady, stop: () => child.kill() }
}

function writersOf(admin: CmsClient) {
  const { add } = contentOf(admin)
  const change = async (collection: string, id: number, body: object) => {
    const answer = await admin.ask('PATCH', `${collection}/${id}`, { body: { _status: 'published', ...body } })
    if (answer.status !== 200) throw new Error(`${collection} refused: ${answer.words}`)
  }
  return { add, change }
}

const operatorOf = (secrets: Record<string, string>) => ({ authorization: `Bearer ${secrets['OPERATOR_KEY'] ?? ''}` })

function secretsOf({ dataDir }: Place): Record<string, string> {
  return JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>
}

/** The processes of an installation that run a service. */
export const pidsOf = (place: Place, service: string): number[] =>
  processesOf(place).filter((pid) => readProc(pid, 'cmdline').includes(`services/${service}/main.js`))

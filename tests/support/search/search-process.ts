import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { argsOf } from '../../../services/shared/compiled/programs'
import { ensureSecrets } from '../../../services/shared/secrets/secrets'
import { portOf } from '../../../src/config/addresses'
import { childEnv } from '../../../src/config/env-server'
import { root } from '../../../src/config/root'
import { findPortBase } from '../place/free-ports'

export type SearchKeys = { applicationId: string; adminKey: string; searchKey: string }

/** A real search service in a process of its own, on a port and in a folder of its own. */
export type SearchProcess = SearchKeys & {
  child: ChildProcess
  origin: string
  dataDir: string
  /** As the official clients take it. */
  host: { url: string; protocol: 'http'; accept: 'readWrite' }
  /** Ends it without a warning; `start` brings it back on the same data. */
  kill: () => Promise<void>
  start: () => Promise<number>
  remove: () => Promise<void>
}

export async function startSearch(): Promise<SearchProcess> {
  const portBase = await findPortBase()
  const dataDir = mkdtempSync(join(tmpdir(), 'search-'))
  const secrets = ensureSecrets(dataDir)
  const address = `127.0.0.1:${portOf('search', portBase)}`

  const spawnSearch = () =>
    spawn(process.execPath, argsOf('services/search/main'), {
      cwd: root,
      env: childEnv({ PORT_BASE: String(portBase), DATA_DIR: dataDir }),
      stdio: 'inherit',
    })
  const search: SearchProcess = {
    child: spawnSearch(),
    origin: `http://${address}`,
    dataDir,
    applicationId: secrets.SEARCH_APP_ID,
    adminKey: secrets.SEARCH_ADMIN_KEY,
    searchKey: secrets.SEARCH_KEY,
    host: { url: address, protocol: 'http', accept: 'readWrite' },
    kill: () => end(search.child, 'SIGKILL'),
    start: () => {
      search.child = spawnSearch()
      return untilUp(search)
    },
    remove: async () => {
      await end(search.child, 'SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  await untilUp(search)
  return search
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** How long it took to answer, in milliseconds. */
async function untilUp({ child, origin }: SearchProcess): Promise<number> {
  const started = performance.now()
  const isUp = () => fetch(`${origin}/healthz`).then(Boolean, () => false)
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`The search service ended with ${child.exitCode} instead of starting.`)
    await sleep(20)
  }
  return performance.now() - started
}

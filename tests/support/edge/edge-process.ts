import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { argsOf } from '../../../services/shared/compiled/programs'
import { type ServiceName } from '../../../src/config/addresses'
import { childEnv } from '../../../src/config/env-server'
import { root } from '../../../src/config/root'
import { findPortBase } from '../place/free-ports'

export type EdgeProcess = { child: ChildProcess; portBase: number; origin: string; stop: () => Promise<void> }
type Options = { databaseUrl?: string; dataDir?: string; env?: Record<string, string> }
type Settings = Options & { portBase: number; services?: ServiceName[]; stdio: StdioOptions }

function spawnEdge({ portBase, services = ['edge'], stdio, ...options }: Settings): ChildProcess {
  // Without a folder of its own it has no release.
  const { databaseUrl = '', dataDir = join(tmpdir(), `without-releases-${portBase}`), env } = options
  return spawn(process.execPath, argsOf('services/edge/main'), {
    cwd: root,
    env: childEnv({
      PORT_BASE: String(portBase),
      SERVICES: services.join(','),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ...env,
    }),
    stdio,
  })
}

/** A real edge in a process of its own, for an installation of these services. */
export async function startEdge(services: ServiceName[], options: Options = {}): Promise<EdgeProcess> {
  const portBase = await findPortBase()
  const origin = `http://127.0.0.1:${portBase}`
  const child = spawnEdge({ portBase, services, ...options, stdio: 'inherit' })
  const isUp = () => fetch(`${origin}/healthz`).then(Boolean, () => false)
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`The edge ended with ${child.exitCode} instead of starting.`)
    await sleep(30)
  }

  const stop = async () => {
    if (child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  return { child, portBase, origin, stop }
}

/** An edge that is expected to end by itself. */
export async function runEdge(portBase: number): Promise<{ code: number | null; said: string }> {
  const child = spawnEdge({ portBase, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}

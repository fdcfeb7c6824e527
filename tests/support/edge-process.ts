import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ServiceName } from '../../src/config/addresses'
import { childEnv } from '../../src/config/env-server'
import { findPortBase } from './free-ports'
import { root } from './installation'

export type EdgeProcess = { child: ChildProcess; portBase: number; origin: string; stop: () => Promise<void> }

/** A real edge in a process of its own, for an installation of these services. */
export async function startEdge(services: ServiceName[], databaseUrl = ''): Promise<EdgeProcess> {
  const portBase = await findPortBase()
  const origin = `http://127.0.0.1:${portBase}`
  const child = spawn(process.execPath, ['--import', 'tsx', 'services/edge/main.ts'], {
    cwd: root,
    env: childEnv({ PORT_BASE: String(portBase), SERVICES: services.join(','), DATABASE_URL: databaseUrl }),
    stdio: 'inherit',
  })
  const isUp = () => fetch(`${origin}/healthz`).then(Boolean, () => false)
  while (!(await isUp())) await sleep(30)

  const stop = async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { child, portBase, origin, stop }
}

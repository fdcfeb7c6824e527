import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findCommand } from '../supervisor/process-command'

const patienceMs = 10_000

/** Ends the server that an interrupted run left behind, so that there is one way to come up: from a stopped one. */
export async function stopLeftover(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
  if (!isServerOf(cluster, pid)) {
    // PostgreSQL removes the file of a dead server itself, but not when another program has got its number since.
    rmSync(pidFile)
    return
  }
  process.kill(pid, 'SIGINT')
  for (const end = Date.now() + patienceMs; isServerOf(cluster, pid);) {
    if (Date.now() > end)
      throw new Error(`PostgreSQL of an earlier run (process ${pid}) does not stop. End it by hand.`)
    await sleep(50)
  }
}

const isServerOf = (cluster: string, pid: number): boolean => findCommand(pid)?.includes(cluster) ?? false

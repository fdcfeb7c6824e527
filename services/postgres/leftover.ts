import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findCommand } from '../supervisor/programs/process-command'

const patienceMs = 10_000

/** The process that PostgreSQL's own note says is serving this cluster. */
function findNoted(cluster: string): number | undefined {
  const note = noteOf(cluster)
  return existsSync(note) ? Number.parseInt(readFileSync(note, 'utf8'), 10) : undefined
}

const noteOf = (cluster: string): string => join(cluster, 'postmaster.pid')
const isPostgres = (pid: number): boolean => findCommand(pid)?.includes('postgres') ?? false

/** Ends the server that an interrupted run left behind, so that there is one way to come up: from a stopped one. */
export async function stopLeftover(cluster: string): Promise<void> {
  const pid = findNoted(cluster)
  if (pid === undefined || findCommand(pid) === undefined) return // PostgreSQL removes a dead server's note itself
  if (!isPostgres(pid)) {
    rmSync(noteOf(cluster)) // but not when another program has got its number since
    return
  }
  process.kill(pid, 'SIGINT')
  for (const end = Date.now() + patienceMs; isPostgres(pid);) {
    if (Date.now() > end)
      throw new Error(`PostgreSQL of an earlier run (process ${pid}) does not stop. End it by hand.`)
    await sleep(50)
  }
}

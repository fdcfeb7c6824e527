import { existsSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runsAsAnother } from '../shared/unprivileged'
import { closeFolder } from './close-folder'
import { findCommand } from './programs/process-command'
import { StartProblem } from './start-problem'

const neededBytes = 500_000_000
const leftoverPatienceMs = 5000

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** One `npm start` a data folder. Answers whether an earlier one ended without cleaning up after itself. */
export function takeLock(dataDir: string, name = 'start'): { wasInterrupted: boolean; release: () => void } {
  const path = join(dataDir, `${name}.pid`)
  const release = () => rmSync(path, { force: true })
  try {
    closeFolder(dataDir, runsAsAnother() ? { open: ['postgres'] } : {})
    const wasInterrupted = removeStaleLock(path)
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return { wasInterrupted, release }
  } catch (error) {
    if (error instanceof StartProblem) throw error
    const why = codeOf(error) === 'EEXIST' ? 'it is a file, or another start was quicker' : `of ${codeOf(error)}`
    throw new StartProblem(`the data folder ${dataDir} cannot be used, because ${why}. Name another in DATA_DIR.`)
  }
}

const isOurs = (command = ''): boolean => /services\/commands\/(start|serve)\.ts/.test(command)

function removeStaleLock(path: string): boolean {
  let pid: number
  try {
    pid = Number(readFileSync(path, 'utf8'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
  if (pid !== process.pid && isOurs(findCommand(pid))) {
    throw new StartProblem(`it is running already (process ${pid}). Stop that one first, or use it.`)
  }
  rmSync(path)
  return true
}

export function checkDisk(dataDir: string): void {
  const { bavail, bsize } = statfsSync(dataDir)
  const free = bavail * bsize
  if (free >= neededBytes) return
  throw new StartProblem(
    `the disk of ${dataDir} has ${Math.floor(free / 1e6)} MB free and ${neededBytes / 1e6} MB are needed. ` +
      'Make room, or name a folder on another disk in DATA_DIR.',
  )
}

/** Stands in a data folder while a backup is written into it, and stays if that is ended before it is finished. */
export const unfinishedRestore = 'restore-unfinished'

export function refuseUnfinished(dataDir: string): void {
  if (!existsSync(join(dataDir, unfinishedRestore))) return
  throw new StartProblem(
    `a restore into ${dataDir} did not finish. Remove that folder, empty the database, and restore the backup again.`,
  )
}

export type Place = { name: string; host: string; port: number }

/** After an interrupted run its services are given a moment to notice and leave; otherwise a taken port is final. */
export async function checkPorts(places: Place[], wasInterrupted: boolean): Promise<void> {
  const end = Date.now() + (wasInterrupted ? leftoverPatienceMs : 0)
  for (;;) {
    const problem = await findProblem(places)
    if (!problem) return
    if (Date.now() >= end) throw new StartProblem(problem)
    await sleep(100)
  }
}

async function findProblem(places: Place[]): Promise<string | undefined> {
  const problems = await Promise.all(places.map(async (place) => toProblem(place, await tryToListen(place))))
  return problems.find((problem) => problem !== undefined)
}

function toProblem({ name, host, port }: Place, code: string | undefined): string | undefined {
  if (code === undefined) return undefined
  if (code !== 'EADDRINUSE') return `${host} is not an address of this machine (${code}). Set BIND_HOST to one that is.`
  return (
    `port ${port} (${name}) is taken by another program. ` +
    'Stop that program, or move all ports with PORT_BASE in .env, for example PORT_BASE=9000.'
  )
}

function tryToListen({ host, port }: Place): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(codeOf(error)))
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)))
  })
}

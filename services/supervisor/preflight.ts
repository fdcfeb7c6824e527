import { mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findCommand } from './process-command'
import { StartProblem } from './start-problem'

const neededBytes = 500_000_000
const leftoverPatienceMs = 5000

/** One `npm start` a data folder. Answers whether an earlier one ended without cleaning up after itself. */
export function takeLock(dataDir: string): { wasInterrupted: boolean; release: () => void } {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, 'start.pid')
  const release = () => rmSync(path, { force: true })
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return { wasInterrupted: false, release }
  } catch {
    const pid = Number(readFileSync(path, 'utf8'))
    if (pid !== process.pid && findCommand(pid)?.includes('start.ts')) {
      throw new StartProblem(`it is running already (process ${pid}). Stop that one first, or use it.`)
    }
    writeFileSync(path, String(process.pid))
    return { wasInterrupted: true, release }
  }
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

export type Place = { name: string; host: string; port: number }

/** After an interrupted run its services are given a moment to notice and leave; otherwise a taken port is final. */
export async function checkPorts(places: Place[], wasInterrupted: boolean): Promise<void> {
  const end = Date.now() + (wasInterrupted ? leftoverPatienceMs : 0)
  for (;;) {
    const taken = await findTaken(places)
    if (!taken) return
    if (Date.now() >= end) {
      throw new StartProblem(
        `port ${taken.port} (${taken.name}) is taken by another program. ` +
          'Stop that program, or move all ports with PORT_BASE in .env, for example PORT_BASE=9000.',
      )
    }
    await sleep(100)
  }
}

async function findTaken(places: Place[]): Promise<Place | undefined> {
  const answers = await Promise.all(places.map(isFree))
  return places.find((_, position) => !answers[position])
}

function isFree({ host, port }: Place): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

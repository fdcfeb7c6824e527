import { readdirSync } from 'node:fs'
import { processesOf, readProc } from './installation'

const lookMs = 250
/** What the kernel counts in, on every Linux. */
const ticksPerSecond = 100
const pageBytes = 4096

export type Spent = { wallSeconds: number; cpuSeconds: number; peakMb: number }

type Process = { cpuSeconds: number; bytes: number; parent: number }

export function readProcess(pid: number | string): Process | undefined {
  const stat = readProc(pid, 'stat')
  if (stat === '') return undefined
  // What follows the name, which may hold anything.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [parent = 0, ticks, rss = 0] = [fields[1], (fields[11] ?? 0) + (fields[12] ?? 0), fields[21]]
  return { cpuSeconds: ticks / ticksPerSecond, bytes: rss * pageBytes, parent }
}

/** What the processes that know of a folder spend together while something runs, as the kernel of Linux tells it. */
export async function watchProcesses(dataDir: string, work: () => Promise<unknown>): Promise<Spent> {
  const spent = new Map<number, number>()
  let peak = 0
  const look = () => {
    let together = 0
    for (const pid of processesOf({ dataDir, portBase: 0 })) {
      const found = readProcess(pid)
      if (!found) continue
      spent.set(pid, found.cpuSeconds)
      together += found.bytes
    }
    peak = Math.max(peak, together)
  }
  const started = performance.now()
  const timer = setInterval(look, lookMs)
  await work().finally(() => clearInterval(timer))
  const wallSeconds = (performance.now() - started) / 1000
  const cpuSeconds = [...spent.values()].reduce((sum, one) => sum + one, 0)
  return { wallSeconds, cpuSeconds, peakMb: peak / 2 ** 20 }
}

/** What the processes that this one has started have spent so far. */
export const childrenCpuSeconds = (): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => readProcess(pid))
    .reduce((sum, found) => sum + (found?.parent === process.pid ? found.cpuSeconds : 0), 0)

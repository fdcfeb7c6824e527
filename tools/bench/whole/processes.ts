import { readdirSync } from 'node:fs'
import { readProc } from '../../../tests/support/place/installation'

const lookMs = 100
const ticksPerSecond = 100

/** A process as the kernel tells of it; `together` with those that it started and waited for. */
type Process = { pid: number; parent: number; own: number; together: number; command: string }

function read(pid: string): Process | undefined {
  const stat = readProc(pid, 'stat')
  if (stat === '') return undefined
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const ticks = (from: number) => ((fields[from] ?? 0) + (fields[from + 1] ?? 0)) / ticksPerSecond
  const command = readProc(pid, 'cmdline').replaceAll('\0', ' ')
  return { pid: Number(pid), parent: fields[1] ?? 0, own: ticks(11), together: ticks(11) + ticks(13), command }
}

export type Watched = {
  /** What they have spent so far, by step; what no look has seen is `others`. */
  seconds: () => Record<string, number>
  stop: () => void
}

/**
 * Watches a process and all that it starts, and those that these start. A step is named by the command line of a process or,
 * where that says nothing, of the nearest one above it.
 */
export function watchSteps(top: number, nameOf: (command: string) => string | undefined): Watched {
  const known = new Map<number, { step: string; own: number }>()
  let together = 0
  const look = () => {
    const all = new Map<number, Process>()
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const found = read(pid)
      if (found) all.set(found.pid, found)
    }
    const ours = [...all.values()].filter((one) => isBelow(one, top, all) || known.has(one.pid))
    for (const one of ours) known.set(one.pid, { step: stepOf(one, all) ?? 'others', own: one.own })
    together = Math.max(
      together,
      ours.reduce((sum, one) => sum + one.together, 0),
    )
  }
  const stepOf = (one: Process, all: ReadonlyMap<number, Process>): string | undefined =>
    nameOf(one.command) ?? known.get(one.pid)?.step ?? above(one, all)
  const above = ({ parent }: Process, all: ReadonlyMap<number, Process>): string | undefined => {
    const upper = all.get(parent)
    return known.get(parent)?.step ?? (upper && nameOf(upper.command))
  }
  look()
  const timer = setInterval(look, lookMs)
  return {
    seconds: () => {
      look()
      return sumSteps([...known.values()], together)
    },
    stop: () => clearInterval(timer),
  }
}

function isBelow({ pid, parent }: Process, top: number, all: ReadonlyMap<number, Process>): boolean {
  if (pid === top) return true
  const upper = all.get(parent)
  return upper !== undefined && upper.pid !== pid && isBelow(upper, top, all)
}

/** Short ones end between two looks; the process that waited for them knows what they have spent. */
export function sumSteps(seen: readonly { step: string; own: number }[], together: number): Record<string, number> {
  const steps: Record<string, number> = {}
  for (const { step, own } of seen) steps[step] = (steps[step] ?? 0) + own
  const counted = seen.reduce((sum, { own }) => sum + own, 0)
  steps['others'] = (steps['others'] ?? 0) + Math.max(0, together - counted)
  return Object.fromEntries(
    Object.entries(steps)
      .map(([step, seconds]): [string, number] => [step, Math.round(seconds * 10) / 10])
      .sort(([, one], [, other]) => other - one),
  )
}

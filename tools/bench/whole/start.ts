import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../src/config/root'
import { findPortBase } from '../../../tests/support/place/free-ports'
import { type Place, removePlace, startInstallation } from '../../../tests/support/place/installation'
import { tenths } from './own-site'
import { watchSteps } from './processes'

/** By words of a command line, the step of a start that it is part of; the first that fits. */
const steps: readonly (readonly [RegExp, string])[] = [
  [/npm ci|services[/\\]install\.mjs/, 'install'],
  [/next[/\\]dist[/\\]bin[/\\]next build|next-server build|\bnext build\b/, 'cms build'],
  [/cms[/\\]load[/\\]main\.ts|demo[/\\]print-items\.ts/, 'content'],
  [/publisher[/\\]renderer[/\\]main\.js/, 'renderer'],
  [/gatsby[/\\]cli\.js/, 'site'],
  [/services[/\\](\w+)[/\\]main\.js/, ''],
  [/\bpostgres\b/, 'postgres'],
  [/commands[/\\]start\.ts/, 'start'],
]

type Phase = { wallSeconds: number; cpuSeconds: number; cpu: Record<string, number>; wall: Record<string, number> }

/** The step that a command line is part of; a service goes by its own name. */
export function nameStep(command: string): string | undefined {
  for (const [words, name] of steps) {
    const found = words.exec(command)
    if (found) return name === '' ? found[1] : name
  }
  return undefined
}

/** What the screen of a start says of its steps, in seconds of the clock: `  name        words  1.2 s`. */
export function readScreen(screen: string): Record<string, number> {
  const seconds: Record<string, number> = {}
  // Both packages are installed at the same time, in rows of one name.
  for (const [, name = '', told] of screen.matchAll(/^ {2}(\S.*?) {2,}(?!.* … ).*?([\d.]+) s$/gm))
    seconds[name] = Math.max(seconds[name] ?? 0, Number(told))
  return seconds
}

/**
 * From a clone of what is committed to Ready, and Ready again after a stop: seconds of CPU and of the clock, by step. What npm
 * has fetched before comes from its cache.
 */
export async function benchStart(): Promise<object> {
  const [load = 0] = loadavg()
  const folder = mkdtempSync(join(tmpdir(), 'bench-start-'))
  const place: Place = { dataDir: join(folder, '.data'), portBase: await findPortBase() }
  try {
    const started = performance.now()
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, folder])
    const cloneSeconds = tenths((performance.now() - started) / 1000)
    const first = await startIn(folder, place)
    process.stdout.write(`  first: ${JSON.stringify(first)}\n`)
    const second = await startIn(folder, place)
    const machine = { cores: cpus().length, load: tenths(load) }
    return { ...machine, cloneSeconds, first, second, cpuSeconds: first.cpuSeconds, secondSeconds: second.wallSeconds }
  } finally {
    removePlace(place)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startIn(folder: string, place: Place): Promise<Phase> {
  const started = performance.now()
  const installation = startInstallation(place, {
    command: ['npm', '--prefix', folder, 'start'],
    env: { SITE: 'built', DEMO_CONTENT: 'all' },
  })
  const watched = watchSteps(installation.child.pid ?? 0, nameStep)
  try {
    await installation.says(/Ready: /)
    const wallSeconds = tenths((performance.now() - started) / 1000)
    const cpu = watched.seconds()
    const cpuSeconds = tenths(Object.values(cpu).reduce((sum, one) => sum + one, 0))
    return { wallSeconds, cpuSeconds, cpu, wall: readScreen(installation.output()) }
  } finally {
    watched.stop()
    await installation.stop()
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { childEnv } from '../../../src/config/env-server'
import { root } from '../../../src/config/root'
import { findPortBase } from './free-ports'
import { keepLogs } from './kept-logs'

/** A place of its own for one installation: folder and ports. Private to root, as `mktemp -d` makes it. */
export async function findPlace(): Promise<{ dataDir: string; portBase: number }> {
  return { dataDir: mkdtempSync(join(tmpdir(), 'installation-')), portBase: await findPortBase() }
}

export type Place = Awaited<ReturnType<typeof findPlace>>

export type Installation = {
  child: ChildProcess
  output: () => string
  /** Waits for words on its screen; fails, with the screen, when it ends before saying them. */
  says: (words: string | RegExp) => Promise<void>
  exited: Promise<number | string>
  stop: () => Promise<void>
}

type Options = {
  args?: string[]
  env?: Record<string, string>
  command?: [string, ...string[]]
  /** Of another copy of the program. */
  folder?: string
}

/** Runs the command that a person types, in a process group of its own as a terminal would. */
export function startInstallation({ dataDir, portBase }: Place, options: Options = {}): Installation {
  const [program, ...args] = options.command ?? ['npm', 'start', ...(options.args ? ['--', ...options.args] : [])]
  const child = spawn(program, args, {
    cwd: options.folder ?? root,
    env: childEnv({
      DATA_DIR: dataDir,
      PORT_BASE: String(portBase),
      DATABASE_URL: '',
      SITE: 'none',
      DEMO_CONTENT: 'none',
      // What runs at night would run in the middle of a test.
      COMPARE_AT: 'never',
      ...options.env,
    }),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let screen = ''
  child.stdout.on('data', (chunk: Buffer) => (screen += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (screen += chunk.toString()))
  const exited = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string)
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null

  const says = async (words: string | RegExp) => {
    const isSaid = () => (typeof words === 'string' ? screen.includes(words) : words.test(screen))
    while (!isSaid()) {
      if (hasEnded()) throw new Error(`It ended without saying ${String(words)}. It said:\n${screen}`)
      await sleep(20)
    }
  }
  const stop = async () => {
    if (!hasEnded()) process.kill(-(child.pid ?? 0), 'SIGINT')
    await exited
  }
  return { child, output: () => screen, says, exited, stop }
}

/** Every process that was started for this data folder, by what the kernel says of its environment and arguments. */
export function processesOf({ dataDir }: Place): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => (['environ', 'cmdline'] as const).some((file) => readProc(pid, file).includes(dataDir)))
    .map(Number)
}

/** What the kernel says of a process; nothing once it has ended. */
export function readProc(pid: number | string, file: 'environ' | 'cmdline' | 'stat'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return '' // it ended meanwhile
  }
}

export function killEverything(place: Place): void {
  for (const pid of processesOf(place)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended between the look and the kill.
    }
  }
}

export function removePlace(place: Place): void {
  killEverything(place)
  keepLogs(place)
  rmSync(place.dataDir, { recursive: true, force: true })
}

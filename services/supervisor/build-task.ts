import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { childEnv } from '../../src/config/env-server'
import { type Task } from './stack-entry'

type Build = {
  name: string
  after?: string[]
  folder: string
  /** Arguments of Node.js. */
  args: string[]
  env: Record<string, string>
  /** Files and folders that decide what comes out. */
  inputs: string[]
  /** The folder that is made; its stamp says from which inputs. */
  output: string
}

const madeHere = new Set(['node_modules', '.next', 'next-env.d.ts', '.data'])
const shownLines = 20

/** Builds only when something that goes into it has changed since the last build that ended well. */
export const buildTask = (build: Build): Task => ({
  kind: 'task',
  name: build.name,
  ...(build.after ? { after: build.after } : {}),
  run: async (calledOff) => {
    const stamp = join(build.output, '.built-from')
    const digest = digestOf(build.inputs)
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return 'up to date'
    await run(build, calledOff)
    writeFileSync(stamp, digest)
    return 'built'
  },
})

function digestOf(inputs: string[]): string {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !madeHere.has(name))
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

function run({ name, folder, args, env }: Build, calledOff: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: childEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  let words = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (words += chunk.toString()))
  // A build has helpers of its own; the group takes them along.
  const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL')
  calledOff.addEventListener('abort', end, { once: true })

  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      calledOff.removeEventListener('abort', end)
      if (code === 0) resolve()
      else reject(new Error(`${name} failed:\n${words.trim().split('\n').slice(-shownLines).join('\n')}`))
    })
  })
}

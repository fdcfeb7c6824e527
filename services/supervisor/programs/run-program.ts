import { spawn } from 'node:child_process'
import { childEnv } from '../../../src/config/env-server'

export type Program = {
  folder: string
  /** Arguments of Node.js. */
  args: string[]
  env: Record<string, string>
}

const shownLines = 20

/** A program that ended badly: its last words. */
export class ProgramFailed extends Error {
  constructor(words: string) {
    super(words.trim().split('\n').slice(-shownLines).join('\n'))
  }
}

/** Runs a program of Node.js to its end, and gives what it said; when it is called off, nothing of it goes on. */
export function runProgram({ folder, args, env }: Program, calledOff: AbortSignal): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: childEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  let words = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (words += chunk.toString()))
  // Builds have helpers of their own; the group takes them along.
  const end = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL')
  calledOff.addEventListener('abort', end, { once: true })

  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      calledOff.removeEventListener('abort', end)
      if (code === 0) resolve(words)
      else reject(new ProgramFailed(words))
    })
  })
}

import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(__dirname, '../../..')

export type Ended = { isRight: boolean; words: string }

type Running = {
  output: 'inherit' | 'pipe'
  /** It takes only the time that others leave. */
  isBackground?: boolean
}

/** Runs a program of the installed packages in the project's folder, and keeps what it says or shows it. */
export function runTool([program = '', ...args]: readonly string[], { output, isBackground }: Running): Promise<Ended> {
  return new Promise((done) => {
    const path = join(root, 'node_modules', '.bin', program)
    const child = spawn(path, args, { cwd: root, stdio: ['ignore', output, output], shell: false })
    if (isBackground && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    let words = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (words += chunk.toString()))
    child.on('error', (error) => done({ isRight: false, words: error.message }))
    child.on('close', (code) => done({ isRight: code === 0, words }))
  })
}

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { childEnv } from '../../../src/config/env-server'
import { isOtherFirm } from '../../../src/config/firm-folder'
import { root } from '../../../src/config/root'

export type Ended = { isRight: boolean; words: string }

/** TypeScript's own compiler in machine code. Linters and Gatsby use the one in JavaScript, and both are called `tsc`. */
export const compiler = 'typescript-native/bin/tsc'

/**
 * The platform is examined with the firm that comes with it, whichever FIRM_DIR names: its tests say what that one is called. What
 * they say of the demonstration's words is no concern of another firm.
 */
export const examinedEnv = (isOther = isOtherFirm()): NodeJS.ProcessEnv =>
  childEnv(isOther ? { FIRM_DIR: '', TEST_SUITE: 'platform' } : {})

// ESLint keeps every file's types in memory, which comes near Node.js's own limit.
const roomy = { NODE_OPTIONS: '--max-old-space-size=6144' }

type Way = { output: 'inherit' | 'pipe'; env?: Record<string, string> }

/** Runs a program of the installed packages, by its name or its path among them, and keeps what it says or shows it. */
export function runTool([program = '', ...args]: readonly string[], { output, env }: Way): Promise<Ended> {
  return new Promise((done) => {
    const path = join(root, 'node_modules', program.includes('/') ? '' : '.bin', program)
    const child = spawn(path, args, {
      cwd: root,
      env: { ...examinedEnv(), ...(program === 'eslint' ? roomy : {}), ...env },
      stdio: ['ignore', output, output],
    })
    let words = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (words += chunk.toString()))
    child.on('error', (error) => done({ isRight: false, words: error.message }))
    child.on('close', (code) => done({ isRight: code === 0, words }))
  })
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from './digest-of'
import { type Program, ProgramFailed, runProgram } from './run-program'
import { type Task } from './stack-entry'

type Build = Program & {
  name: string
  after?: string[]
  /** Files and folders that decide what comes out. */
  inputs: string[]
  /** The folder that is made; its stamp says from which inputs. */
  output: string
}

/** Builds only when something that goes into it has changed since the last build that ended well. */
export const buildTask = (build: Build): Task => ({
  kind: 'task',
  name: build.name,
  ...(build.after ? { after: build.after } : {}),
  run: async (calledOff) => {
    const stamp = join(build.output, '.built-from')
    const digest = digestOf(build.inputs)
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return 'up to date'
    await runProgram(build, calledOff).catch((error: unknown) => {
      throw error instanceof ProgramFailed ? new Error(`${build.name} failed:\n${error.message}`) : error
    })
    writeFileSync(stamp, digest)
    return 'built'
  },
})

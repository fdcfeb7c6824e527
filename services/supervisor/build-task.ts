import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf } from '../shared/compiled/digest-of'
import { type Program, ProgramFailed, runProgram } from './programs/run-program'
import { type Task } from './stack-entry'

type Build = Program & {
  name: string
  after?: string[]
  /** Files and folders that decide what comes out. */
  inputs: string[]
  /** The folder that is made; its stamp says from which inputs. */
  output: string
}

export type BuildTask = Task & { isUpToDate: () => boolean }

const stampOf = ({ output }: Build): string => join(output, '.built-from')
const isBuiltFrom = (build: Build, digest: string): boolean =>
  existsSync(stampOf(build)) && readFileSync(stampOf(build), 'utf8') === digest

/** Builds only when something that goes into it has changed since the last build that ended well. */
export const buildTask = (build: Build): BuildTask => ({
  kind: 'task',
  name: build.name,
  ...(build.after ? { after: build.after } : {}),
  isUpToDate: () => isBuiltFrom(build, digestOf(build.inputs)),
  run: async (calledOff) => {
    const digest = digestOf(build.inputs)
    if (isBuiltFrom(build, digest)) return 'up to date'
    await runProgram(build, calledOff).catch((error: unknown) => {
      throw error instanceof ProgramFailed ? new Error(`${build.name} failed:\n${error.message}`) : error
    })
    writeFileSync(stampOf(build), digest)
    return 'built'
  },
})

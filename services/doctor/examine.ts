import { type ServerEnv } from '../../src/config/env-server'
import { findKeysProblem } from '../shared/secrets/secrets'
import { examineDatabase } from './examine-database'
import { findBucketProblem, findDiskProblem, findNodeProblem } from './examine-machine'
import { findLogProblem, findSettingProblems } from './find-setting-problems'

/** Everything that is wrong with an installation's settings and with what they name, before anything is started. */
export async function examine(env: ServerEnv, now: Date): Promise<string[]> {
  const asked = await Promise.all([
    env.DATABASE_URL === undefined ? Promise.resolve([]) : examineDatabase(env.DATABASE_URL),
    findBucketProblem(env),
  ])
  const found = [
    ...findSettingProblems(env),
    findLogProblem(env),
    findNodeProblem(process.versions.node, now.toISOString().slice(0, 10)),
    findDiskProblem(env),
    findKeysProblem(env),
    ...asked.flat(),
  ]
  return found.filter((problem) => problem !== undefined)
}

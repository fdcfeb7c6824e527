import { parseArgs } from 'node:util'
import { readServerEnv, type ServerEnv, SettingProblem } from '../../src/config/env-server'
import { secretNames } from '../../src/config/secret-names'
import { examine } from '../doctor/examine'
import { messageOf } from '../shared/log'
import { setupKeyOf } from '../shared/secrets/derived-password'
import { ensureSecrets, makeSecret } from '../shared/secrets/secrets'

const options = {
  keys: { type: 'boolean', default: false },
  'setup-key': { type: 'boolean', default: false },
} as const

async function run(): Promise<number> {
  const { values } = parseArgs({ options })
  if (values.keys)
    return say(
      secretNames.map((name) => `${name}=${makeSecret()}`),
      0,
    )
  if (values['setup-key']) return say([setupKeyOf(ensureSecrets(readServerEnv().DATA_DIR).CMS_SECRET)], 0)
  const problems = await findProblems()
  if (problems.length === 0) return say(['Nothing is wrong with this installation.'], 0)
  return say([`${problems.length} wrong:`, ...problems.map((problem) => `- ${problem}`)], 1)
}

async function findProblems(): Promise<readonly string[]> {
  let env: ServerEnv
  try {
    env = readServerEnv()
  } catch (error) {
    if (error instanceof SettingProblem) return error.problems
    throw error
  }
  return examine(env, new Date())
}

function say(lines: readonly string[], code: number): number {
  process.stdout.write(`${lines.join('\n')}\n`)
  return code
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`Failed: ${messageOf(error)}\n`)
    process.exit(1)
  },
)

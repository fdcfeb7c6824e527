import { parseArgs } from 'node:util'
import { stormAccount } from '../../tests/support/storm/account-storm'

const options = {
  people: { type: 'string', default: '200' },
  actions: { type: 'string', default: '4000' },
  kills: { type: 'string', default: '20' },
  seed: { type: 'string', default: '42' },
} as const

/** The long form of what a test does for some seconds. */
export async function runAccountStorm(args: string[]): Promise<boolean> {
  const { people, actions, kills, seed } = parseArgs({ args, options }).values
  const result = await stormAccount({
    ...{ people: Number(people), actions: Number(actions), kills: Number(kills), seed: Number(seed) },
  })
  process.stdout.write(`RESULT ${JSON.stringify(result)}\n`)
  return result.isRight
}

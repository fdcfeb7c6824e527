import { parseArgs } from 'node:util'
import { stormAlerts } from '../../tests/support/storm/alerts-storm'

const options = {
  people: { type: 'string', default: '2000' },
  changes: { type: 'string', default: '5000' },
  kills: { type: 'string', default: '50' },
  seed: { type: 'string', default: '42' },
} as const

/** The long form of what a test does for some seconds. */
export async function runAlertsStorm(args: string[]): Promise<boolean> {
  const { people, changes, kills, seed } = parseArgs({ args, options }).values
  const result = await stormAlerts({
    ...{ people: Number(people), changes: Number(changes), kills: Number(kills), seed: Number(seed) },
  })
  process.stdout.write(`RESULT ${JSON.stringify(result)}\n`)
  return result.isRight
}

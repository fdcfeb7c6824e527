import { parseArgs } from 'node:util'
import { type Installation, findPlace, removePlace, startInstallation } from '../../tests/support/place/installation'
import { killCms, killPostgres } from '../../tests/support/storm/kills'
import { runStorm } from '../../tests/support/storm/run-storm'

/** The storm of tests/services/publisher.test.ts, longer, and about the log alone: npm run storm -- log --seed 42 */
const options = {
  seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  operations: { type: 'string', default: '300' },
  writers: { type: 'string', default: '8' },
  'cms-kills': { type: 'string', default: '50' },
  'postgres-kills': { type: 'string', default: '10' },
} as const

// The supervisor doubles its pause after each fall of a service; a new start begins again with the shortest.
const killsAStart = 5

export async function stormLog(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options })
  const place = await findPlace()
  const seed = Number(values.seed)
  process.stdout.write(`seed ${seed}, in ${place.dataDir}\n`)
  let installation: Installation = startInstallation(place)
  await installation.says('Ready: ')
  const [cms, postgres] = [Number(values['cms-kills']), Number(values['postgres-kills'])]
  const kills = Array.from({ length: cms + postgres }, (_, position) => async () => {
    if (position % killsAStart === killsAStart - 1) {
      await installation.stop()
      installation = startInstallation(place)
      await installation.says('Ready: ')
    }
    // Spread evenly: one of the database among every few of the CMS.
    const isPostgres =
      Math.floor(((position + 1) * postgres) / (cms + postgres)) > Math.floor((position * postgres) / (cms + postgres))
    await (isPostgres ? killPostgres(place) : killCms(place))
    process.stdout.write(`killed ${position + 1} of ${cms + postgres}\n`)
  })
  const result = await runStorm({
    place,
    seed,
    operations: Number(values.operations),
    writers: Number(values.writers),
    kills,
  })
  await installation.stop()
  const { disagreements, missing, missedByReader, brokenRevisions, never } = result
  // An operation that never went through was not proved: another seed may.
  const isRight = [disagreements, missing, missedByReader, brokenRevisions, never].every(({ length }) => length === 0)
  if (isRight) removePlace(place)
  process.stdout.write(`RESULT ${JSON.stringify({ seed, ...result, troubles: [...new Set(result.troubles)] })}\n`)
  return isRight
}

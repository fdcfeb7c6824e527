import { parseArgs } from 'node:util'
import build from '../../tests/support/build'
import { type Publishing, startPublishing } from '../../tests/support/publishing/publishing'
import { killCms, killPostgres, killPublisher } from '../../tests/support/storm/kills'
import { stormNudges } from '../../tests/support/storm/nudges'
import { openSite } from '../../tests/support/storm/open-site'
import { createRandom } from '../../tests/support/storm/random'
import { runStorm } from '../../tests/support/storm/run-storm'
import { untilSettled } from '../../tests/support/storm/until-settled'

/**
 * Editors at work, everything killed, nudges gone astray; then the site beside a build from nothing:
 * npm run storm -- publishing --operations 500 --kills 50 --nudges 10000 --seed 42
 */
const options = {
  seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  operations: { type: 'string', default: '100' },
  writers: { type: 'string', default: '2' },
  kills: { type: 'string', default: '8' },
  nudges: { type: 'string', default: '1000' },
} as const

// The supervisor doubles its pause after each fall of a service; a new start begins again with the shortest.
const killsAStart = 6
const victims = [killPublisher, killCms, killPublisher, killPostgres]

export async function stormPublishing(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options })
  const [seed, operations, writers, kills, nudges] = [
    Number(values.seed),
    Number(values.operations),
    Number(values.writers),
    Number(values.kills),
    Number(values.nudges),
  ]
  await build()
  const site = await startPublishing()
  process.stdout.write(`seed ${seed}, in ${site.place.dataDir}\n`)
  await openSite(site)
  const sender = { place: site.place, secret: site.secrets['WEBHOOK_SECRET'] ?? '', random: createRandom(seed + 1) }
  const [result, nudged] = await Promise.all([
    runStorm({ place: site.place, seed, operations, writers, kills: planKills(site, kills) }),
    stormNudges(sender, nudges),
  ])
  const settled = await untilSettled(site)
  const said = site.release('prove').trim().split('\n')
  const isSame = said.some((line) => line.includes('the same, byte for byte'))
  const { disagreements, missing, missedByReader, brokenRevisions } = result
  const lost = [disagreements, missing, missedByReader, brokenRevisions].flat()
  const isRight = isSame && lost.length === 0 && nudged.wrong.length === 0 && nudged.twice <= kills
  process.stdout.write(
    `RESULT ${JSON.stringify({ seed, isRight, isSame, ...settled, nudged, ...result, troubles: undefined, said })}\n`,
  )
  if (isRight) await site.stop()
  return isRight
}

const planKills = (site: Publishing, count: number) =>
  Array.from({ length: count }, (_, position) => async () => {
    if (position % killsAStart === killsAStart - 1) await site.restart()
    await victims[position % victims.length]?.(site.place)
    process.stdout.write(`killed ${position + 1} of ${count}\n`)
  })

import { parseArgs } from 'node:util'
import build from '../../tests/support/build'
import { type Publishing, startPublishing } from '../../tests/support/publishing/publishing'
import {
  inSeconds,
  leaveToClock,
  type Punctuality,
  scheduled,
  type ScheduledKind,
  watch,
} from '../../tests/support/publishing-cases/schedules'
import { openSite } from '../../tests/support/storm/open-site'

const options = { runs: { type: 'string', default: '50' } } as const
const kinds = Object.keys(scheduled) as ScheduledKind[]
const atOnce = 3
const soonSeconds = 6
// Long enough that the installation is back before.
const acrossSeconds = 90
const targetMs = 1000

/** How late readers see what was left to the clock, the last of them across a restart: npm run storm -- schedules --runs 50 */
export async function stormSchedules(args: string[]): Promise<boolean> {
  const runs = Number(parseArgs({ args, options }).values.runs)
  await build()
  const site = await startPublishing()
  await openSite(site)
  const seen: Punctuality[] = []
  while (seen.length + kinds.length < runs) {
    const some = kinds.slice(0, Math.min(atOnce, runs - kinds.length - seen.length))
    seen.push(...(await leaveAll(site, some, { name: `Run ${seen.length}`, seconds: soonSeconds })))
    process.stdout.write(`  ${seen.length} of ${runs}\n`)
  }
  const across = await leaveAll(site, kinds, { name: 'Across a restart', seconds: acrossSeconds, isAcross: true })
  seen.push(...across)
  const late = seen.map(({ firstAfter }) => firstAfter).sort((a, b) => a - b)
  const early = seen.filter(({ firstAfter }) => firstAfter < 0).length
  const overTarget = late.filter((ms) => ms > targetMs).length
  const at = (share: number) => late[Math.min(late.length - 1, Math.floor(late.length * share))]
  const result = { runs: seen.length, early, overTarget, p50: at(0.5), p95: at(0.95), most: late.at(-1), across }
  process.stdout.write(`RESULT ${JSON.stringify(result)}\n`)
  await site.stop()
  return early === 0 && overTarget === 0
}

type Batch = { name: string; seconds: number; isAcross?: boolean }

async function leaveAll(site: Publishing, some: readonly ScheduledKind[], { name, seconds, isAcross }: Batch) {
  const due = inSeconds(seconds)
  const left = []
  for (const kind of some) left.push(await leaveToClock(site, kind, { title: `${name} ${kind}`, due }))
  if (isAcross) await site.restart()
  return Promise.all(left.map((one) => watch(site, one)))
}

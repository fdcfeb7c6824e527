import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../../../services/database/connect'
import { embeddedIn } from '../../../services/postgres/embedded'
import { type Secrets } from '../../../services/shared/secrets/secrets'
import { type Place } from '../place/installation'
import { openFeed, readOn, type Row } from '../publishing/feed-reader'
import { findBrokenRevisions, findDisagreements, findMissing } from './findings'
import { furnish } from './furnish'
import { untilBack } from './kills'
import { startReader } from './polling-reader'
import { createRandom, type Random } from './random'
import { countOf, createTally, planOperations, type Shift, type Tally, work, workOnWhatIsLeft } from './shift'
import { createHand, type World } from './world'

export type StormOptions = {
  place: Place
  seed: number
  operations: number
  writers: number
  /** What is killed, in order, each at a moment of the seed's choice. */
  kills: (() => Promise<void>)[]
}

export type StormResult = {
  operations: number
  accepted: number
  refused: number
  /** Of what the operation needs, there was nothing at that moment. */
  idle: number
  /** Cut off by a kill, and tried again later. */
  lost: number
  kills: number
  rows: number
  acknowledged: number
  /** Operations of the table that were accepted at least once. */
  kinds: number
  /** The others, each with the last words that refused it. */
  never: string[]
  /** What the CMS answered with 5xx: rightly while its database was away. */
  troubles: string[]
  disagreements: string[]
  brokenRevisions: string[]
  missing: string[]
  missedByReader: number[]
}

/** Editors at work while things are killed, and then the question whether log, documents and reader agree. */
export async function runStorm(options: StormOptions): Promise<StormResult> {
  const { place, seed } = options
  const databaseUrl = embeddedIn({ DATA_DIR: place.dataDir, PORT_BASE: place.portBase }).url
  const { ACCOUNT_KEY } = JSON.parse(readFileSync(join(place.dataDir, 'secrets.json'), 'utf8')) as Secrets
  const feed = openFeed(place, ACCOUNT_KEY)
  const world = await furnish(place, databaseUrl)
  const reader = startReader(feed)

  const random = createRandom(seed)
  const shift: Shift = {
    queue: planOperations(options.operations, random),
    tally: createTally(),
    untilBack: () => untilBack(place),
  }
  const lanes = Array.from({ length: options.writers }, (_, lane) =>
    work(createHand(world, lane, createRandom(random.below(2 ** 31))), shift),
  )
  await Promise.all([...lanes, killAlong(options, shift.tally, random)])
  await workOnWhatIsLeft(createHand(world, options.writers, createRandom(random.below(2 ** 31))), shift)

  const read = await reader.stop()
  const rows = await readOn(feed)
  return {
    operations: options.operations,
    ...countOf(shift.tally),
    kills: options.kills.length,
    rows: rows.length,
    acknowledged: world.acknowledged.length,
    ...(await judge({ databaseUrl, rows, read, world })),
  }
}

/** About as long as an operation takes, so that none of its moments is spared. */
const longestMs = 250

async function killAlong({ operations, kills }: StormOptions, tally: Tally, random: Random): Promise<void> {
  const dues = kills.map(() => random.below(operations)).sort((one, other) => one - other)
  for (const [position, kill] of kills.entries()) {
    while (tally.accepted + tally.refused + tally.idle < (dues[position] ?? 0)) await sleep(5)
    await sleep(random.below(longestMs))
    await kill()
  }
}

type Evidence = { databaseUrl: string; rows: Row[]; read: Row[]; world: World }

async function judge({ databaseUrl, rows, read, world }: Evidence) {
  const seqs = new Set(read.map(({ seq }) => seq))
  const logged = new Set(rows.map(({ seq }) => seq))
  return {
    disagreements: await withClient(databaseUrl, (client) => findDisagreements(client, rows)),
    brokenRevisions: findBrokenRevisions(rows),
    missing: findMissing(rows, world.acknowledged),
    missedByReader: [...rows.filter(({ seq }) => !seqs.has(seq)), ...read.filter(({ seq }) => !logged.has(seq))].map(
      ({ seq }) => seq,
    ),
  }
}

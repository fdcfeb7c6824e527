import { parseArgs } from 'node:util'
import { readServerEnv } from '../../src/config/env-server'
import { openDatabase } from '../database/open-database'
import { databaseUrlOf } from '../postgres/embedded'
import { collectionOf, type Edition, parseEdition } from '../redact/edition'
import { isNothing, type Places, planRedaction, redact } from '../redact/redact'
import { tellPlan } from '../redact/tell-plan'
import { openStore } from '../releases/store/open-store'
import { messageOf } from '../shared/log'

const usage = 'npm run redact -- KIND NUMBER LANGUAGE [--apply --who "NAME" --why "REASON"], as in: person 6 en'

async function run(): Promise<string[]> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      apply: { type: 'boolean', default: false },
      who: { type: 'string', default: '' },
      why: { type: 'string', default: '' },
    },
  })
  const edition = parseEdition(positionals)
  if (!edition) throw new Error(usage)
  collectionOf(edition)
  const [who, why] = [values.who.trim(), values.why.trim()]
  if (values.apply && (who === '' || why === ''))
    throw new Error('--who and --why say who does it and why, for the audit log')
  return withPlaces((places) => (values.apply ? apply(places, edition, { who, why }) : show(places, edition)))
}

async function withPlaces<Result>(work: (places: Places) => Promise<Result>): Promise<Result> {
  const env = readServerEnv()
  const database = openDatabase(databaseUrlOf(env))
  const store = await openStore(env)
  try {
    return await work({ database, store, dataDir: env.DATA_DIR })
  } finally {
    await store.close()
    await database.end()
  }
}

async function show(places: Places, edition: Edition): Promise<string[]> {
  const plan = await planRedaction(places, edition)
  return [...tellPlan(plan), isNothing(plan) ? 'Nothing is left to do.' : 'Nothing was changed. With --apply it is.']
}

async function apply(places: Places, edition: Edition, entry: { who: string; why: string }): Promise<string[]> {
  const plan = await redact(places, edition, entry)
  return [
    ...tellPlan(plan),
    isNothing(plan) ? 'There was nothing left to do.' : 'Done, and noted in the audit log.',
    'Contents of pages that were used within the last hour go with the next daily tidying, or with: npm run release -- tidy',
  ]
}

run().then(
  (lines) => process.stdout.write(`${lines.join('\n')}\n`),
  (error: unknown) => {
    process.stderr.write(`Cannot redact: ${messageOf(error)}\n`)
    process.exit(1)
  },
)

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readServerEnv } from '../../../src/config/env-server'
import { withClient } from '../../database/connect'
import { ensureDemonstration } from '../../database/demonstration'
import { migrate } from '../../database/migrate'
import { embeddedIn } from '../../postgres/embedded'
import { messageOf } from '../../shared/log'
import { ensureSecrets } from '../../shared/secrets/secrets'
import { loadDemonstration } from '../load-demonstration'
import { describeCorpus } from './describe-corpus'
import { type AskedCorpus, readCorpus } from './read-corpus'
import { withServer } from './with-server'

const tell = (line: string): unknown => process.stdout.write(`${line}\n`)

/** Makes a site of any size, the same on every machine, in a database of its own beside the firm's. */
async function generate(): Promise<void> {
  const asked = readCorpus(process.argv.slice(2))
  const { edits, lines } = describeCorpus(asked)
  lines.forEach(tell)
  if (asked.dryRun) return
  const env = readServerEnv()
  const name = `corpus_${asked.pages}_${asked.seed}`
  const folder = join(env.DATA_DIR, 'corpus')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.edits.jsonl`)
  writeFileSync(file, edits.map((edit) => `${JSON.stringify(edit)}\n`).join(''))
  if (asked.edits > 0) tell(`edits   ${file}`)
  await withServer(env, async () => {
    const { maintenanceUrl } = embeddedIn(env)
    const databaseUrl = maintenanceUrl.replace(/\/postgres$/, `/${name}`)
    await ensureDatabase(maintenanceUrl, name)
    await migrate(databaseUrl)
    await ensureDemonstration(databaseUrl, { embedded: true, asked: false })
    const started = Date.now()
    const did = await load(asked, { databaseUrl, dataDir: env.DATA_DIR })
    tell(`loaded  ${did} in ${((Date.now() - started) / 1000).toFixed(1)} s, into the database ${name}`)
  })
}

async function ensureDatabase(maintenanceUrl: string, name: string): Promise<void> {
  await withClient(maintenanceUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (!rowCount) await client.query(`create database ${name}`)
  })
}

type Place = { databaseUrl: string; dataDir: string }

function load({ pages, seed }: AskedCorpus, { databaseUrl, dataDir }: Place): Promise<string> {
  const cmsEnv = {
    ...ensureSecrets(dataDir),
    NODE_ENV: 'production',
    MEDIA_DIR: join(dataDir, 'corpus', 'media'),
    PUBLIC_URL: 'http://localhost',
  }
  const source = [join(__dirname, 'print-corpus.ts'), '--pages', String(pages), '--seed', String(seed)]
  return loadDemonstration({ databaseUrl, cmsEnv, source }, new AbortController().signal)
}

generate().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`Cannot generate: ${messageOf(error)}\n`)
    process.exit(1)
  },
)

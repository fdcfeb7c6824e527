import { parseArgs } from 'node:util'
import { readServerEnv } from '../../src/config/env-server'
import { compressFully } from '../releases/files/compress-fully'
import { loadManifest, type Manifest } from '../releases/manifest'
import { type ReleaseRecord } from '../releases/record'
import { restoreRelease, resumePublishing } from '../releases/restore-release'
import { type Comparison } from '../releases/store/comparisons'
import { forgetOld } from '../releases/store/forget-old'
import { openStore, type ReleaseStore } from '../releases/store/open-store'
import { tellChanges } from '../releases/tell-changes'
import { messageOf } from '../shared/log'
import { proveSite } from '../site/prove-site'
import { toSiteBuild } from '../site/to-site-build'

const usage = 'npm run release -- list | show NUMBER | restore NUMBER | changed SINCE | resume | prove | tidy'

type Command = (store: ReleaseStore, number: number) => Promise<string[]>

const commands: Record<string, Command> = {
  list: async ({ ledger }) => {
    const numbers = await ledger.numbers()
    const records = await Promise.all(numbers.map((number) => ledger.read(number)))
    const lines = records.flatMap((record) => (record ? [tell(record)] : []))
    return lines.length > 0 ? lines.reverse() : ['There is no release yet.']
  },
  show: async (store, number) => {
    const record = await store.ledger.read(number)
    if (!record) throw new Error(`there is no release ${number}`)
    const manifest = await loadManifest(store.ledger, number)
    return [tell(record), ...(await tellContents(store, manifest)), ...listChanges(record)]
  },
  restore: async (store, number) => {
    const made = await restoreRelease(store, number)
    return [
      made
        ? `Release ${number} is back, as release ${made.number}. Nothing is published until: npm run release -- resume`
        : `Release ${number} is what readers see already.`,
    ]
  },
  // For a cache in front of the site: the addresses to purge.
  changed: async ({ ledger }, since) => {
    const newer = (await ledger.numbers()).filter((number) => number > since)
    const records = await Promise.all(newer.map((number) => ledger.read(number)))
    const paths = records.flatMap((record) => (record ? [...Object.keys(record.put), ...record.removed] : []))
    return [...new Set(paths)].sort()
  },
  resume: async (store) => [
    (await resumePublishing(store)) ? 'What waited is published now.' : 'Publishing was not paused.',
  ],
  prove: async (store) => tellProof(await proveSite(toSiteBuild(readServerEnv()), store, new AbortController().signal)),
  tidy: async (store) => [
    `${await compressFully(store)} contents compressed further, ${await forgetOld(store)} files of forgotten releases removed.`,
  ],
}

function tell(record: ReleaseRecord): string {
  return `${String(record.number).padStart(6)}  ${new Date(record.at).toISOString()}  ${tellChanges(record)}`
}

function tellProof({ release, seq, compared, differences, named, folder, suspended }: Comparison): string[] {
  if (suspended !== undefined) throw new Error(`release ${release} is compared with nothing: ${suspended}`)
  const beside = `Release ${release} beside a build of the log up to row ${seq}: ${compared} paths`
  if (differences === 0) return [`${beside}, the same, byte for byte.`]
  return [`${beside}, ${differences} DIFFERENCES. Both sides are in ${folder ?? ''}`, ...named]
}

async function tellContents({ blobs }: ReleaseStore, { entries }: Manifest): Promise<string[]> {
  const counts = { file: 0, redirect: 0, gone: 0 }
  const missing: string[] = []
  for (const [path, entry] of entries) {
    counts[entry.kind]++
    if (entry.kind === 'file' && !(await blobs.keep(entry.blob))) missing.push(path)
  }
  const whole = missing.length === 0 ? 'complete' : `NOT COMPLETE, without ${missing.join(', ')}`
  return [`        ${counts.file} files, ${counts.redirect} redirects, ${counts.gone} withdrawn: ${whole}`]
}

const mostShown = 50

function listChanges({ put, removed, isWhole }: ReleaseRecord): string[] {
  if (isWhole) return []
  const lines = [
    ...Object.keys(put)
      .sort()
      .map((path) => `        + ${path}`),
    ...removed.map((path) => `        - ${path}`),
  ]
  const rest = lines.length - mostShown
  return rest > 0 ? [...lines.slice(0, mostShown), `        … and ${rest} more`] : lines
}

async function run(): Promise<string[]> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [name = '', number = ''] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const needsNumber = ['show', 'restore', 'changed'].includes(name)
  if (!command || needsNumber !== /^\d+$/.test(number)) throw new Error(usage)
  const store = await openStore(readServerEnv())
  try {
    return await command(store, Number(number))
  } finally {
    await store.close()
  }
}

run().then(
  (lines) => process.stdout.write(`${lines.join('\n')}\n`),
  (error: unknown) => {
    process.stderr.write(`Cannot do that: ${messageOf(error)}\n`)
    process.exit(1)
  },
)

import { parseArgs } from 'node:util'
import { readServerEnv } from '../src/config/env-server'
import { compressFully } from './releases/compress-fully'
import { forgetOld } from './releases/forget-old'
import { loadManifest, type Manifest } from './releases/manifest'
import { openStore, type ReleaseStore } from './releases/open-store'
import { type ReleaseRecord } from './releases/record'
import { restoreRelease, resumePublishing } from './releases/restore-release'
import { proveSite } from './site/prove-site'
import { toSiteBuild } from './site/to-site-build'

const usage = 'npm run release -- list | show NUMBER | restore NUMBER | resume | prove | tidy'

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
    return [tell(record), ...(await tellContents(store, manifest)), ...tellChanges(record)]
  },
  restore: async (store, number) => {
    const made = await restoreRelease(store, number)
    return [
      made
        ? `Release ${number} is back, as release ${made.number}. Nothing is published until: npm run release -- resume`
        : `Release ${number} is what readers see already.`,
    ]
  },
  resume: async (store) => [
    (await resumePublishing(store)) ? 'What waited is published now.' : 'Publishing was not paused.',
  ],
  prove: async () => {
    const env = readServerEnv()
    const { release, compared, differences } = await proveSite(toSiteBuild(env), new AbortController().signal)
    const verdict = differences.length === 0 ? 'the same, byte for byte' : `${differences.length} DIFFERENCES`
    return [`Release ${release} beside a build from nothing: ${compared} paths, ${verdict}.`, ...differences]
  },
  tidy: async (store) => [
    `${await compressFully(store)} contents compressed further, ${await forgetOld(store)} files of forgotten releases removed.`,
  ],
}

function tell({ number, at, restores, put, removed, isWhole }: ReleaseRecord): string {
  const changes = isWhole ? 'the oldest that is kept' : `${Object.keys(put).length} written, ${removed.length} removed`
  const origin = restores === undefined ? '' : `, brought back from ${restores}`
  return `${String(number).padStart(6)}  ${new Date(at).toISOString()}  ${changes}${origin}`
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

function tellChanges({ put, removed, isWhole }: ReleaseRecord): string[] {
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
  const needsNumber = name === 'show' || name === 'restore'
  if (!command || needsNumber !== /^\d+$/.test(number)) throw new Error(usage)
  return command(openStore(readServerEnv().DATA_DIR), Number(number))
}

run().then(
  (lines) => process.stdout.write(`${lines.join('\n')}\n`),
  (error: unknown) => {
    process.stderr.write(`Cannot do that: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)

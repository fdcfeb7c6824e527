import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { childEnv } from '../../../src/config/env-server'
import { root } from '../../../src/config/root'
import { type Spent, watchProcesses } from '../../../tests/support/place/watch-processes'
import { buildOwn } from '../build'
import { hundredths, tenths } from '../whole/own-site'
import { type Corpus, writeCorpus } from './corpus'
import { type Peer, type Project, projects } from './projects'
import { type Compared, type Figures, writeTable } from './table'

const usualPages = 2000
const quietly = {
  CI: 'true',
  GATSBY_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
}

/**
 * A generated site of so many pages, built by this program, and the same pages, as heavy, by what somebody would take in its
 * place: each installed now, as its guide says, in a folder that goes again. `--write` puts the table into docs/peers.md.
 */
export async function benchPeers(args: string[]): Promise<object> {
  const pages = args.find((one) => /^\d+$/.test(one)) ?? String(usualPages)
  const [load = 0] = loadavg()
  const folder = mkdtempSync(join(tmpdir(), 'bench-peers-'))
  try {
    const own = await buildOwn(pages, (built) => writeCorpus(built, join(folder, 'corpus')))
    const corpus = own.looked
    const peers: Partial<Record<Peer, Figures>> = {}
    for (const [name, project] of Object.entries(projects) as [Peer, Project][]) {
      peers[name] = await measurePeer(project, join(folder, name), corpus)
      process.stdout.write(`  ${name}: ${JSON.stringify(peers[name])}\n`)
    }
    const machine = { cores: cpus().length, load: tenths(load) }
    const compared: Compared = {
      pages: corpus.pages,
      bytesAPage: corpus.bytesAPage,
      ...machine,
      own: figuresOfOwn(own),
      peers,
    }
    if (args.includes('--write')) writeFileSync(join(root, 'docs/peers.md'), writeTable(compared))
    return { ...compared, ratios: ratiosOf(compared) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Own = Awaited<ReturnType<typeof buildOwn<Corpus>>>

function figuresOfOwn({ looked: { pages, bytesAPage }, spent, again }: Own): Compared['own'] {
  const cpuMsAPage = again.cpuMsAPage.publisher + again.cpuMsAPage.renderer
  return {
    clean: figuresOf(spent, { pages, bytes: pages * bytesAPage }),
    again: {
      ...{ pages: again.pages, bytesAPage, wallSeconds: again.wallSeconds, cpuMsAPage: hundredths(cpuMsAPage) },
      ...{ cpuSeconds: tenths((cpuMsAPage * again.pages) / 1000), peakMb: Math.round(again.publisherMb) },
    },
  }
}

/** The CPU of a page, as a share of a peer's: below 1 ours costs less. */
const ratiosOf = ({ own, peers }: Compared): object =>
  Object.fromEntries(
    Object.entries(peers).map(([name, { cpuMsAPage }]) => [
      name,
      Object.fromEntries(Object.entries(own).map(([way, one]) => [way, hundredths(one.cpuMsAPage / cpuMsAPage)])),
    ]),
  )

export async function measurePeer(project: Project, folder: string, corpus: Corpus): Promise<Figures> {
  const { packages, overrides = {}, files, build, output } = project
  mkdirSync(folder, { recursive: true })
  const manifest = { name: 'peer', version: '1.0.0', private: true, dependencies: packages, overrides }
  const all = { ...files, 'package.json': JSON.stringify(manifest, null, 2) }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  copyFileSync(join(corpus.folder, 'site.css'), join(folder, 'site.css'))
  await run(folder, ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline'])
  const [command, ...args] = build
  const spent = await watchProcesses(folder, () => run(folder, [join(folder, 'node_modules/.bin', command), ...args]))
  return figuresOf(spent, weighPages(join(folder, output)))
}

export function figuresOf({ wallSeconds, cpuSeconds, peakMb }: Spent, { pages, bytes }: Weighed): Figures {
  if (pages === 0) throw new Error('It has built no page.')
  return {
    pages,
    bytesAPage: Math.round(bytes / pages),
    wallSeconds: tenths(wallSeconds),
    cpuSeconds: tenths(cpuSeconds),
    cpuMsAPage: hundredths((cpuSeconds * 1000) / pages),
    peakMb: Math.round(peakMb),
  }
}

type Weighed = { pages: number; bytes: number }

/** Pages of the corpus; what each adds by itself for errors is not counted. */
export function weighPages(folder: string): Weighed {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^p[/\\]\d+(\.html|[/\\]index\.html)$/.test(name),
  )
  return { pages: files.length, bytes: files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) }
}

/** Its processes are known by the folder in their environment. */
async function run(folder: string, [command, ...args]: [string, ...string[]]): Promise<void> {
  const env = childEnv({ ...quietly, NODE_ENV: undefined, PWD: folder, BENCH_FOLDER: folder })
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${said.slice(-4000)}`)
}

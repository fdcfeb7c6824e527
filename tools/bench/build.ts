import { createServer } from 'node:http'
import { join } from 'node:path'
import { createProxyServer } from 'http-proxy-3'
import { openIndexes } from '../../services/indexing/indexes'
import { Outbox } from '../../services/indexing/outbox'
import { followLog } from '../../services/publisher/follow-log'
import { LiveSite } from '../../services/publisher/live-site'
import { askMedia } from '../../services/publisher/media/ask-media'
import { SitePrinter } from '../../services/publisher/publishing/site-printer'
import { Stopwatch } from '../../services/publisher/publishing/stopwatch'
import { openRenderer } from '../../services/publisher/renderer/open-renderer'
import { readCode } from '../../services/publisher/renderer/read-code'
import { SocialPictures } from '../../services/publisher/social/social-pictures'
import { storeCodeFiles } from '../../services/releases/files/code-files'
import { openDiskStore } from '../../services/releases/store/open-store'
import { askForSite } from '../../services/shared/ask-log'
import { type SearchService, searchServiceOf } from '../../services/shared/search-target'
import { buildFolder, runGatsby, type SiteBuild } from '../../services/site/build-site'
import { toSiteBuild } from '../../services/site/to-site-build'
import { readServerEnv } from '../../src/config/env-server'
import build from '../../tests/support/build'
import { signIn } from '../../tests/support/cms/cms-client'
import { loadCorpus } from '../../tests/support/edge/load-corpus'
import { closeAll, listen } from '../../tests/support/edge/servers'
import { findPortBase } from '../../tests/support/place/free-ports'
import { findFurnishedPlace } from '../../tests/support/place/furnished'
import { type Place, removePlace, startInstallation } from '../../tests/support/place/installation'
import { childrenCpuSeconds, type Spent, watchProcesses } from '../../tests/support/place/watch-processes'
import { publishFolder } from '../../tests/support/publishing/publish-folder'
import { findItems, save } from './publish'

const usualSizes = ['10000', '20000']
const seed = 42

const round = (figure: number): number => Math.round(figure * 10) / 10

/**
 * Sites of any size, built from nothing, once more unchanged, and after one edit; then every page rendered again as the
 * publisher does it, in two processes. Memory and CPU are those of Gatsby and its helpers: npm run bench -- build 10000 20000
 */
export async function benchBuild(sizes: string[]): Promise<object> {
  await build()
  const bySize: Record<string, object> = {}
  for (const size of sizes.length > 0 ? sizes : usualSizes) {
    bySize[size] = await benchSize(size)
    process.stdout.write(`${size}: ${JSON.stringify(bySize[size])}\n`)
  }
  return bySize
}

const benchSize = (size: string): Promise<object> => withCorpus(size, measure)

/** An installation with a generated site of so many pages, of which nothing is built. */
async function withCorpus<Result>(size: string, work: (place: Place) => Promise<Result>): Promise<Result> {
  const place = await findFurnishedPlace()
  const installation = startInstallation(place)
  try {
    await installation.says('Ready: ')
    const loaded = await loadCorpus(place, { pages: Number(size), seed })
    process.stdout.write(`  ${loaded}\n`)
    return await work(place)
  } finally {
    await installation.stop()
    removePlace(place)
  }
}

type Built = Spent & { requests: number; said: string }

type Own = { spent: Spent; again: Awaited<ReturnType<typeof renderAll>> }

/** A generated site from nothing, and every page again, for those who compare; `look` sees what was built. */
export async function buildOwn<Looked>(
  size: string,
  look: (built: string) => Looked,
): Promise<Own & { looked: Looked }> {
  await build()
  return withCorpus(size, async (place) => {
    const env = envOf(place)
    const site = toSiteBuild(env)
    const own: SiteBuild = { ...site, dataDir: join(place.dataDir, 'bench'), isBuiltAgain: true }
    const folder = join(own.dataDir, 'site')
    const spent = await watchProcesses(own.dataDir, () => buildFolder(folder, own, new AbortController().signal))
    const looked = look(join(folder, 'public'))
    return { looked, spent, again: await renderAll(site, folder, searchServiceOf(env)) }
  })
}

const envOf = ({ dataDir, portBase }: Place) => ({ ...readServerEnv(), DATA_DIR: dataDir, PORT_BASE: portBase })

async function measure(place: Place): Promise<object> {
  const env = envOf(place)
  const site = toSiteBuild(env)
  const feed = await countRequests(site.logUrl)
  // Of its own, so that Gatsby's processes are distinguished from those of the installation.
  const own: SiteBuild = { ...site, logUrl: feed.url, dataDir: join(place.dataDir, 'bench'), isBuiltAgain: true }
  const folder = join(own.dataDir, 'site')
  const { signal } = new AbortController()
  const run = async (name: string, work: () => Promise<string>): Promise<Built> => {
    let words = ''
    const before = feed.count()
    const spent = await watchProcesses(own.dataDir, async () => (words = await work()))
    const said = /(\d+ pages .*)$/m.exec(words)?.[1] ?? ''
    const figures = Object.fromEntries(Object.entries(spent).map(([name, figure]) => [name, round(figure)])) as Spent
    const built = { ...figures, requests: feed.count() - before, said }
    process.stdout.write(`  ${name}: ${JSON.stringify(built)}\n`)
    return built
  }
  const clean = await run('clean', () => buildFolder(folder, own, signal))
  const unchanged = await run('unchanged', () => runGatsby(folder, own, signal))
  await editOne(place)
  const edited = await run('one edit', () => runGatsby(folder, own, signal))
  await feed.stop()
  const rendered = await renderAll(site, folder, searchServiceOf(env))
  return { clean, unchanged, edited, rendered }
}

/** Passes everything on. */
async function countRequests(logUrl: string) {
  let asked = 0
  const { origin, pathname } = new URL(logUrl)
  const proxy = createProxyServer({ target: origin })
  const server = createServer((request, response) => {
    asked += 1
    proxy.web(request, response)
  })
  const port = await findPortBase()
  await listen(server, port)
  return { url: `http://127.0.0.1:${port}${pathname}`, count: () => asked, stop: () => closeAll(server) }
}

async function editOne(place: Place): Promise<void> {
  const editor = await signIn(place)
  const [item] = await findItems(editor, 'news')
  if (!item) throw new Error('There is no news to edit.')
  await save(editor, item, 'An edit of the benchmark.')
}

/** Every page of the site again, as after a change of the code. */
async function renderAll(site: SiteBuild, folder: string, search: SearchService) {
  const { signal } = new AbortController()
  const store = openDiskStore(join(site.dataDir, 'bench'))
  const log = await followLog(join(site.dataDir, 'bench', 'publisher.jsonl'), askForSite(site))
  await publishFolder(join(folder, 'public'), store, { bundle: 'an earlier program', seq: log.head() })
  const live = new LiveSite(store)
  await live.load()
  const code = readCode(folder, site.settings ?? {})
  const renderer = openRenderer(folder, site.settings ?? {})
  const printer = new SitePrinter({
    store,
    live,
    renderer,
    bundle: { name: 'this program', code, storeFiles: (blobs) => storeCodeFiles(folder, blobs) },
    origin: site.publicUrl,
    outbox: new Outbox(openIndexes(search), signal),
    pictures: new SocialPictures(join(site.dataDir, 'bench', 'social')),
    askMedium: askMedia({ origin: site.logUrl, siteKey: site.siteKey }),
  })
  printer.begin(log.live(), new Map())
  const [before, ownBefore, started] = [childrenCpuSeconds(), process.cpuUsage(), performance.now()]
  const watch = new Stopwatch()
  const { change } = await printer.print([], log.head(), watch)
  const ownCpu = process.cpuUsage(ownBefore)
  const renderCpu = childrenCpuSeconds() - before
  const pages = change.pages.length
  renderer.close()
  return {
    pages,
    held: printer.held().length,
    wallSeconds: round((performance.now() - started) / 1000),
    cpuMsAPage: {
      publisher: round((ownCpu.user + ownCpu.system) / 1000 / pages),
      renderer: round((renderCpu * 1000) / pages),
    },
    stages: watch.seconds(),
    publisherMb: round(process.memoryUsage().rss / 2 ** 20),
  }
}

import { createRequire } from 'node:module'
import { readBuildEnv } from '../../src/config/env-build'
import { newestNameOf } from '../../src/content/search-record'
import { beginPush, endPush } from '../../src/gatsby/search/push-site'
import { planSearchPlugins } from '../../src/gatsby/search/search-plugin'
import { verifyPush } from '../../src/gatsby/search/verify-push'
import { openSearch, type SearchClient } from '../../src/indexing/open-search'
import { pushDelta } from '../../src/indexing/push-delta'
import { planSite } from '../../src/plan/plan-site'
import { planRecords, recordsIn, type RecordsPlan } from '../../src/plan/records/plan-records'
import { planDelta } from '../../src/plan/search/plan-delta'
import { Content } from '../../src/plan/store/content'
import { edition, options } from '../support/content/planned-pages'
import { type Row } from '../support/publishing/feed-reader'
import { type CountingProxy, startCountingProxy } from '../support/search/counting-proxy'
import { type SearchProcess, startSearch } from '../support/search/search-process'

type Plugin = { onPostBuild: (api: object, options: unknown) => Promise<void> }
const plugin = createRequire(__filename)('gatsby-plugin-algolia/gatsby-node.js') as Plugin

const page = (id: number, own: Record<string, unknown> = {}): Row =>
  edition('page', id, { title: `Page ${id}`, slug: `p${id}`, path: `/en/about-us/p${id}`, ...own })
const pages = (count: number): Row[] => Array.from({ length: count }, (_, position) => page(position + 1))

function plan(rows: Row[]): RecordsPlan {
  const content = new Content(rows)
  return planRecords(content, planSite(content, options), options)
}

let search: SearchProcess
let proxy: CountingProxy

beforeAll(async () => {
  search = await startSearch()
  proxy = await startCountingProxy(search.origin)
})

afterAll(async () => {
  proxy.close()
  await search.remove()
})

const envFor = (prefix: string, own: Record<string, string> = {}) =>
  readBuildEnv({
    LOG_URL: 'http://localhost/log',
    SITE_KEY: 'key',
    PUBLIC_URL: options.origin,
    SEARCH_PUSH: 'true',
    SEARCH_APP_ID: search.applicationId,
    SEARCH_WRITE_KEY: search.adminKey,
    SEARCH_URL: proxy.url,
    SEARCH_PREFIX: prefix,
    ...own,
  })

/** As Gatsby keeps it between two builds of one folder. */
const createCache = () => {
  const kept = new Map<string, unknown>()
  return {
    get: (key: string) => Promise.resolve(kept.get(key)),
    // Gatsby's store of caches fails on undefined.
    set: (key: string, value: object | null) => Promise.resolve(void kept.set(key, structuredClone(value))),
  }
}
type Cache = ReturnType<typeof createCache>

const panic = (message: string, error?: Error) => {
  throw new Error(`${message}: ${error?.message ?? ''}`)
}
const activity = { start: () => undefined, end: () => undefined, setStatus: () => undefined, panicOnBuild: panic }
const reporter = { activityTimer: () => activity, panicOnBuild: panic, info: () => undefined, warn: () => undefined }

type Built = { rows: Row[]; cursor?: number; cache?: Cache; env?: Record<string, string> }

/** A build, as far as the search service is concerned; answers how many records it wrote. */
async function build(
  prefix: string,
  { rows, cursor = 1, cache = createCache(), env: own = {} }: Built,
): Promise<number> {
  const before = proxy.writes()
  const env = envFor(prefix, own)
  await beginPush(env, { plan: plan(rows), cursor }, (() => cache) as never)
  for (const entry of planSearchPlugins(env) as { options: unknown }[]) {
    await plugin.onPostBuild({ graphql: () => Promise.resolve({ data: {} }), reporter, cache }, entry.options)
  }
  await endPush()
  return proxy.writes() - before
}

const find = async (prefix: string, query: string): Promise<string[]> => {
  const env = envFor(prefix)
  const client = openSearch({ appId: search.applicationId, writeKey: search.searchKey, url: proxy.url, prefix })
  const { hits } = await client.searchSingleIndex({ indexName: `${env.SEARCH_PREFIX}_en`, searchParams: { query } })
  return hits.map(({ objectID }) => objectID)
}

describe('a build that will be released (C-3)', () => {
  it('pushes everything once, nothing when nothing changed, and one record when one changed', async () => {
    const cache = createCache()
    const all = await build('once', { rows: pages(20), cache })

    expect(all).toBeGreaterThan(20)
    expect(await build('once', { rows: pages(20), cache })).toBe(0)
    const edited = [...pages(19), page(20, { title: 'Whistleblowing' })]
    expect(await build('once', { rows: edited, cache })).toBe(1)
    expect(await find('once', 'wistleblowing')).toEqual(['page-20'])
  })

  it('takes withdrawn items out of the index', async () => {
    await build('gone', { rows: [...pages(30), page(31, { title: 'Quarantine' })] })
    await build('gone', { rows: pages(30), cursor: 2 })

    expect(await find('gone', 'quarantine')).toEqual([])
  })

  it('pushes everything to another application although its memory knows the records', async () => {
    const cache = createCache()
    const all = await build('here', { rows: pages(5), cache })

    expect(await build('there', { rows: pages(5), cache })).toBe(all)
  })

  it('goes on after a push that failed halfway', async () => {
    const cache = createCache()
    proxy.fail(400)
    await expect(build('halfway', { rows: pages(5), cache })).rejects.toThrow('failed to index')
    proxy.fail(undefined)

    expect(await build('halfway', { rows: pages(5), cache })).toBeGreaterThan(5)
  })

  it('refuses to empty an index, unless it is asked to', async () => {
    await build('guarded', { rows: pages(100) })

    await expect(build('guarded', { rows: pages(3), cursor: 2 })).rejects.toThrow(
      /search records for guarded_en, which holds/,
    )
    expect(await build('guarded', { rows: pages(3), cursor: 2, env: { SEARCH_FORCE: 'true' } })).toBe(97)
  })

  it('refuses to push what is older than the index', async () => {
    await build('newer', { rows: pages(3), cursor: 9 })

    await expect(build('newer', { rows: pages(3), cursor: 8 })).rejects.toThrow(
      'row 9 of the log, and this build only row 8',
    )
  })

  it.each([
    [
      'another synonym',
      'lacks the synonym en-gdpr',
      (client: SearchClient) => client.deleteSynonym({ indexName: 'checked_en', objectID: 'en-gdpr' }),
    ],
    [
      'another setting',
      'has another searchableAttributes',
      (client: SearchClient) =>
        client.setSettings({ indexName: 'checked_en', indexSettings: { searchableAttributes: ['body'] } }),
    ],
    [
      'another order by day',
      'has another ranking',
      (client: SearchClient) =>
        client.setSettings({ indexName: newestNameOf('checked_en'), indexSettings: { ranking: ['typo'] } }),
    ],
  ])('fails when the index has %s than it was sent', async (_, problem, spoil) => {
    await build('checked', { rows: pages(3) })
    const target = { appId: search.applicationId, writeKey: search.adminKey, url: proxy.url, prefix: 'checked' }
    const client = openSearch(target)
    const wanted = new Map([['en' as const, recordsIn('en', plan(pages(3)).records.values())]])
    const push = { client, prefix: 'checked', wanted, cursor: 1 }
    await verifyPush(push, 0)
    const { taskID } = await spoil(client)
    await client.waitForTask({ indexName: 'checked_en', taskID })

    await expect(verifyPush(push, 0)).rejects.toThrow(problem)
  })
})

describe('a build that proves something', () => {
  it('does not name the plugin, and touches nothing', async () => {
    expect(planSearchPlugins(envFor('proof', { SEARCH_PUSH: 'false' }))).toEqual([])
    expect(await build('proof', { rows: pages(3), env: { SEARCH_PUSH: 'false' } })).toBe(0)
  })
})

describe('a publication', () => {
  it('pushes exactly what it changed, twice without harm', async () => {
    await build('delta', { rows: pages(10) })
    const before = plan(pages(10)).records.values()
    const after = plan([...pages(9), page(11, { title: 'Moratorium' })]).records.values()
    const deltas = planDelta(before, after)
    const target = {
      appId: search.applicationId,
      writeKey: search.adminKey,
      url: proxy.url,
      prefix: 'delta',
      cursor: 5,
    }

    expect(deltas).toMatchObject([{ locale: 'en', save: [{ objectID: 'page-11' }], remove: ['page-10'] }])
    expect(await pushDelta(deltas, target)).toBe(2)
    expect(await pushDelta(deltas, target)).toBe(2)
    expect(await find('delta', 'moratorium')).toEqual(['page-11'])
    await expect(build('delta', { rows: pages(10), cursor: 4 })).rejects.toThrow('row 5 of the log')
  })

  it('asks nothing of the service when no record changed', async () => {
    expect(planDelta(plan(pages(3)).records.values(), plan(pages(3)).records.values())).toEqual([])
    expect(await pushDelta([], { appId: 'a', writeKey: 'b', url: 'http://127.0.0.1:1', prefix: 'x', cursor: 1 })).toBe(
      0,
    )
  })
})

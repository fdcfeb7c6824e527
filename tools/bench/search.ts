import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { algoliasearch, type IndexSettings } from 'algoliasearch'
import { type Locale } from '../../src/config/locales'
import { settingsOf } from '../../src/plan/search/index-settings'
import { synonymsOf } from '../../src/plan/search/synonyms'
import { readProcess } from '../../tests/support/place/watch-processes'
import { type Corpus, createCorpus, createQueries, type Language, types } from '../../tests/support/search/corpus'
import { type SearchProcess, startSearch } from '../../tests/support/search/search-process'

// Half of the records in English, as the demonstration has them.
const shares: Record<Language, number> = { en: 0.5, fr: 0.25, zh: 0.25 }
const batchesEach = 140
const editEveryMs = 10_000

const locales: Record<Language, Locale> = { en: 'en', fr: 'fr-fr', zh: 'zh-cn' }

/** How the site is searched, as far as its own fields do not matter: words, plurals, synonyms, distinct items, the twin by day. */
const settingsOfCorpus = (indexName: string, language: Language): IndexSettings => ({
  ...settingsOf(indexName, locales[language]),
  searchableAttributes: ['title', 'summary', 'unordered(body)'],
  attributesForFaceting: ['type', 'searchable(office)', 'topics'],
  customRanking: ['desc(date)'],
  attributesToSnippet: ['body:20'],
  attributesToHighlight: ['title'],
  attributesToRetrieve: ['title', 'summary', 'path', 'type'],
})

const round = (number: number) => Math.round(number * 10) / 10
const percentile = (sorted: number[], share: number) => round(sorted[Math.floor((sorted.length - 1) * share)] ?? NaN)

type Site = { search: SearchProcess; corpora: Map<Language, Corpus> }

/** One reader types into a federated box, one batch after the other, while a record of the index is edited every ten seconds. */
export async function benchSearch([given = '20000']: string[]): Promise<object> {
  const count = Number(given)
  const search = await startSearch()
  try {
    const corpora = new Map(
      Object.entries(shares).map(([language, share]) => [
        language as Language,
        createCorpus(language as Language, Math.round(count * share)),
      ]),
    )
    const site = { search, corpora }
    const pushSeconds = await push(site)
    const quiet = await measure(site)
    const edited = await whileEdited(site, () => measure(site))
    const memoryMb = memoryOf(search)
    await untilKept(search)
    await search.kill()
    const startMs = await search.start()
    const firstMs = await measureFirst(site)
    const first = await measure(site)
    const restartedMb = memoryOf(search)
    return {
      ...edited,
      records: count,
      load: `1 reader, 7 queries a batch, 1 edit in 10 s; load average of the machine ${round(loadavg()[0] ?? 0)}`,
      quiet,
      afterRestart: first,
      firstAfterRestartMs: firstMs,
      pushSeconds: round(pushSeconds),
      startSeconds: round(startMs / 1000),
      memoryMb,
      restartedMb,
    }
  } finally {
    await search.remove()
  }
}

/** The log goes once everything is in the snapshot. */
async function untilKept({ dataDir }: SearchProcess): Promise<void> {
  while (readdirSync(join(dataDir, 'search')).some((name) => name.startsWith('log-'))) await sleep(100)
}

const clientOf = ({ applicationId, adminKey, host }: SearchProcess) =>
  algoliasearch(applicationId, adminKey, {
    hosts: [host, host, host],
    timeouts: { connect: 60_000, read: 60_000, write: 120_000 },
  })

async function push({ search, corpora }: Site): Promise<number> {
  const client = clientOf(search)
  const started = performance.now()
  for (const [language, { records }] of corpora) {
    const indexName = `site_${language}`
    await client.setSettings({ indexName, indexSettings: settingsOfCorpus(indexName, language) })
    const synonymHit = synonymsOf(locales[language])
    if (synonymHit.length > 0) await client.saveSynonyms({ indexName, synonymHit, forwardToReplicas: true })
    const objects = records.map((record) => ({ ...record, item: record.objectID }))
    await client.saveObjects({ indexName, objects, waitForTasks: true })
  }
  return (performance.now() - started) / 1000
}

/** Wall times in milliseconds, and what a batch took of a processor: other programs may be busy beside. */
type Figures = { p50: number; p90: number; p99: number; cpu: number }

async function measure({ search, corpora }: Site): Promise<Figures> {
  const times: number[] = []
  const cpuBefore = cpuMsOf(search)
  for (const [language, corpus] of corpora) {
    for (const query of createQueries(corpus, batchesEach)) {
      const started = performance.now()
      const hits = await searchFederated(search, `site_${language}`, query)
      times.push(performance.now() - started)
      if (hits === undefined) throw new Error(`No answer for ${query}.`)
    }
  }
  const cpu = round((cpuMsOf(search) - cpuBefore) / times.length)
  times.sort((one, other) => one - other)
  return { p50: percentile(times, 0.5), p90: percentile(times, 0.9), p99: percentile(times, 0.99), cpu }
}

/** What the first reader of each language waits for after a start. */
async function measureFirst({ search, corpora }: Site): Promise<number[]> {
  const times: number[] = []
  for (const [language, corpus] of corpora) {
    const [query = ''] = createQueries(corpus, 1)
    const started = performance.now()
    await searchFederated(search, `site_${language}`, query)
    times.push(round(performance.now() - started))
  }
  return times
}

/** As the header's box asks: one group for each type, in one request. */
async function searchFederated({ origin, applicationId, searchKey }: SearchProcess, indexName: string, query: string) {
  const requests = types.map((type) => ({
    indexName,
    query,
    hitsPerPage: 4,
    filters: `type:${type}`,
    facets: ['office'],
  }))
  const answer = await fetch(`${origin}/1/indexes/*/queries`, {
    method: 'POST',
    headers: { 'x-algolia-application-id': applicationId, 'x-algolia-api-key': searchKey },
    body: JSON.stringify({ requests }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  const { results } = (await answer.json()) as { results: { nbHits: number }[] }
  return results[types.length - 1]?.nbHits
}

async function whileEdited<Result>({ search, corpora }: Site, work: () => Promise<Result>): Promise<Result> {
  const client = clientOf(search)
  const record = corpora.get('en')?.records[0]
  let edits = 0
  const editor = setInterval(() => {
    const body = { ...record, objectID: record?.objectID ?? '', title: `Edited ${edits++}` }
    client
      .saveObject({ indexName: 'site_en', body })
      .catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
  }, editEveryMs)
  try {
    return await work()
  } finally {
    clearInterval(editor)
  }
}

const memoryOf = ({ child }: SearchProcess): number =>
  Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1024)

/** What the service has used of processors, by Linux's own books; elsewhere it is not known. */
const cpuMsOf = ({ child }: SearchProcess): number => (readProcess(child.pid ?? 0)?.cpuSeconds ?? NaN) * 1000

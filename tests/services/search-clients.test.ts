import algoliasearchHelper from 'algoliasearch-helper'
import {
  browserBuilds,
  isVersion4,
  openBrowserClient,
  openClient,
  openClient4,
  openLiteClient,
} from '../support/search/clients'
import { englishRecords as english } from '../support/search/relevance/english-records'
import { type SearchProcess, startSearch } from '../support/search/search-process'

const indexName = 'site_en'
const indexSettings = {
  searchableAttributes: ['title,otherNames', 'summary', 'unordered(body)'],
  attributesForFaceting: ['searchable(type)'],
}

describe('Algolia’s own clients', () => {
  let search: SearchProcess
  let client: ReturnType<typeof openClient>

  beforeAll(async () => {
    search = await startSearch()
    client = openClient(search)
    await client.setSettings({ indexName, indexSettings })
    await client.saveObjects({ indexName, objects: english, waitForTasks: true })
  })
  afterAll(() => search.remove())

  const countRecords = async (name: string) => (await client.searchSingleIndex({ indexName: name })).nbHits

  it('of version 5 search many indexes at once, with facets and their values', async () => {
    const { results } = await client.search({
      requests: [
        { indexName, query: 'arbitraton', facets: ['*'], filters: 'type:expertise' },
        { indexName, type: 'facet', facet: 'type', facetQuery: 'exp' },
      ],
    })

    expect(results[0]).toMatchObject({
      nbHits: 1,
      hits: [{ objectID: 'arbitration' }],
      facets: { type: { expertise: 1 } },
    })
    expect(results[1]).toMatchObject({ facetHits: [{ value: 'expertise', highlighted: '<em>exp</em>ertise' }] })
  })

  it('of version 4 search, browse and read single records', async () => {
    const index = openClient4(search).initIndex(indexName)
    const browsed: string[] = []
    await index.browseObjects({
      hitsPerPage: 10,
      batch: (batch) => browsed.push(...batch.map(({ objectID }) => objectID)),
    })

    expect((await index.search('m&a')).nbHits).toBeGreaterThan(0)
    expect(browsed.sort()).toEqual(english.map(({ objectID }) => objectID).sort())
    expect(await index.getObject('tax', { attributesToRetrieve: ['title'] })).toEqual({ objectID: 'tax', title: 'Tax' })
    expect((await index.getObjects(['tax', 'nothing'])).results).toMatchObject([{ title: 'Tax' }, null])
  })

  it.each(Object.entries(browserBuilds))('in browsers, as %s, search from another origin', async (_, build) => {
    const { client: browser, close } = openBrowserClient(search, build)
    const requests = [{ indexName, query: 'lefevre', params: { query: 'lefevre' } }]
    const { results } = await browser.search(isVersion4(build) ? requests : { requests })

    expect(results[0]?.hits[0]?.objectID).toBe('lefevre')
    close()
  })

  it('answer InstantSearch: one query more for each facet that is refined', async () => {
    const helper = algoliasearchHelper(openLiteClient(search), indexName, {
      disjunctiveFacets: ['type'],
      hitsPerPage: 3,
    })
    helper.setQuery('tax').addDisjunctiveFacetRefinement('type', 'people')
    const answered = new Promise<algoliasearchHelper.SearchResults<{ objectID: string }>>((resolve, reject) => {
      helper.on('result', ({ results }) => resolve(results))
      helper.on('error', ({ error }) => {
        reject(error)
      })
    })
    helper.search()
    const results = await answered

    expect(results.hits.map(({ objectID }) => objectID)).toEqual(['muller'])
    expect(results.getFacetValues('type', {}) as unknown).toContainEqual(
      expect.objectContaining({ name: 'expertise', isRefined: false }),
    )
  })

  it.each([4, 5])('of version %i replace all records at once, settings and all', async (version) => {
    const name = `replaced_${version}`
    const objects = english.slice(0, 20)
    for (const kept of [objects, objects.slice(0, 7)]) {
      if (version === 5) await client.replaceAllObjects({ indexName: name, objects: kept, batchSize: 5 })
      else await openClient4(search).initIndex(name).replaceAllObjects(kept, { safe: true, batchSize: 5 })
      expect(await countRecords(name)).toBe(kept.length)
    }

    expect((await client.listIndices()).items.filter((item) => item.name.includes('tmp'))).toEqual([])
  })

  it.each([4, 5])('of version %i leave the index as it was when a replacement fails half way', async (version) => {
    const tooBig = { objectID: 'big', title: 'x'.repeat(20_000) }
    const objects = [...english.slice(0, 12), tooBig]
    const failing =
      version === 5
        ? client.replaceAllObjects({ indexName, objects, batchSize: 5 })
        : openClient4(search).initIndex(indexName).replaceAllObjects(objects, { safe: true, batchSize: 5 })

    await expect(failing).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('is too big') as string,
    })
    expect(await countRecords(indexName)).toBe(english.length)
  })

  it('hear of what does not exist in Algolia’s words', async () => {
    await expect(client.searchSingleIndex({ indexName: 'nowhere' })).rejects.toMatchObject({
      status: 404,
      message: 'Index nowhere does not exist',
    })
    await expect(client.getObject({ indexName, objectID: 'nothing' })).rejects.toMatchObject({
      status: 404,
      message: 'ObjectID does not exist',
    })
  })

  it('say what the Gatsby plugin says at a build: what is there, what is new, what goes', async () => {
    const index = openClient4(search).initIndex('built')
    await expect(index.getSettings()).rejects.toMatchObject({ status: 404 })
    await index.setSettings({}).wait()
    const digested = english.map((record, at) => ({ ...record, internal: { contentDigest: `digest ${at}` } }))
    await Promise.all([index.saveObjects(digested.slice(0, 20)), index.saveObjects(digested.slice(20))])
    await index.deleteObjects(['tax', 'chen']).wait()
    await index.setSettings(indexSettings).wait()
    const seen: unknown[] = []
    await index.browseObjects({
      attributesToRetrieve: ['internal.contentDigest'],
      batch: (batch) => seen.push(...batch),
    })

    expect(seen).toHaveLength(english.length - 2)
    expect(seen).toContainEqual({ objectID: 'lefevre', internal: { contentDigest: 'digest 1' } })
  })
})

import { allRefused, sendTooManyHeaders } from '../support/edge/send-too-many-headers'
import { openClient, openClient4 } from '../support/search/clients'
import { type SearchProcess, startSearch } from '../support/search/search-process'
import { generateSecured } from '../support/search/secured'

const indexName = 'site_en'
const records = [
  { objectID: 'public', title: 'Public guidance', audience: 'all' },
  { objectID: 'gated', title: 'Gated guidance', audience: 'clients', note: 'canary' },
]

describe('the search service', () => {
  let search: SearchProcess

  beforeAll(async () => {
    search = await startSearch()
    const client = openClient(search)
    const indexSettings = { attributesForFaceting: ['audience'], unretrievableAttributes: ['note'] }
    await client.setSettings({ indexName, indexSettings })
    await client.saveObjects({ indexName, objects: records, waitForTasks: true })
  })
  afterAll(() => search.remove())

  const ask = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${search.origin}${path}`, {
      method: 'POST',
      body,
      headers: { 'x-algolia-application-id': search.applicationId, 'x-algolia-api-key': search.searchKey, ...headers },
    })
  const query = (body: object, key = search.searchKey) =>
    ask(`/1/indexes/${indexName}/query`, JSON.stringify(body), { 'x-algolia-api-key': key })

  it('takes no request whose length stands behind too many headers (C-1)', async () => {
    expect(await sendTooManyHeaders(search.origin)).toEqual(allRefused)
  })

  it.each([
    ['HTML', '<script>alert(1)</script>'],
    ['10,000 characters', 'a'.repeat(10_000)],
    ['10,000 words', 'ab '.repeat(10_000)],
    ['emoji', '👩‍👧‍👦🏳️‍🌈'],
    ['right-to-left marks', '\u202e\u2066guidance\u2069'],
    ['regular expressions', '(a+)+$ [\\w'],
    ['null bytes', 'guid\u0000ance'],
    ['half a pair of surrogates', '\ud83d guidance \udc00'],
    ['names of prototypes', '__proto__ constructor toString'],
    ['a filter', 'audience:clients OR 1=1'],
  ])('answers a query of %s in good time', async (_, text) => {
    const started = performance.now()
    const answer = await query({ query: text, hitsPerPage: 2 })

    expect(answer.status).toBe(200)
    expect(performance.now() - started).toBeLessThan(2000)
  })

  it.each([
    ['no JSON', 'query=x'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['pages of negative size', '{"hitsPerPage":-1}'],
    ['pages without end', '{"hitsPerPage":1e9}'],
    ['filters that Algolia refuses', '{"filters":"a:b OR (c:d AND e:f)"}'],
    ['filters of another type', '{"facetFilters":{"$ne":1}}'],
    ['a query that is no text', '{"query":{"a":1}}'],
  ])('refuses a body of %s with 400 and says why', async (_, body) => {
    const answer = await ask(`/1/indexes/${indexName}/query`, body)

    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/.{8,}/) as string, status: 400 })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('lets a key that only searches write nothing, not even an empty batch', async () => {
    const answers = await Promise.all(
      ['*', indexName].map((index) => ask(`/1/indexes/${index}/batch`, '{"requests":[]}')),
    )

    expect(answers.map(({ status }) => status)).toEqual([403, 403])
  })

  it('refuses addresses that are none, and keys that are none, each in Algolia’s form', async () => {
    const wrongKey = await query({}, 'guess')
    const wrongPath = await ask('/1/indexes/%E0%A4%A/query', '{}')

    expect([wrongKey.status, await wrongKey.json()]).toEqual([
      403,
      { message: 'Invalid Application-ID or API key', status: 403 },
    ])
    expect(wrongPath.status).toBe(400)
    expect((await ask('/1/nothing', '{}')).status).toBe(404)
    expect((await fetch(`${search.origin}/../../etc/passwd`)).status).toBe(404)
  })

  it('lets the search key search and nothing else', async () => {
    const client = openClient(search, search.searchKey)
    const refused = { status: 403, message: 'Method not allowed with this API key' }

    await expect(client.saveObject({ indexName, body: { objectID: 'x' } })).rejects.toMatchObject(refused)
    await expect(client.browse({ indexName })).rejects.toMatchObject(refused)
    await expect(client.getSettings({ indexName })).rejects.toMatchObject(refused)
    await expect(client.listIndices()).rejects.toMatchObject(refused)
    await expect(client.listApiKeys()).rejects.toMatchObject(refused)
    await expect(client.clearObjects({ indexName })).rejects.toMatchObject(refused)
  })

  it('withholds what the settings withhold from everybody but the administrator', async () => {
    const [found, read] = await Promise.all([
      query({ query: 'canary', attributesToRetrieve: ['*'], attributesToSnippet: ['note'] }),
      openClient(search, search.searchKey).getObject({ indexName, objectID: 'gated' }),
    ])

    expect(((await found.json()) as { hits: object[] }).hits.map((hit) => JSON.stringify(hit)).join()).not.toContain(
      'canary',
    )
    expect(JSON.stringify(read)).not.toContain('canary')
    expect(await openClient(search).getObject({ indexName, objectID: 'gated' })).toMatchObject({ note: 'canary' })
  })

  describe.each([4, 5])('with a secured key of client version %i', (version) => {
    const restrictions = {
      filters: 'audience:all',
      validUntil: Math.floor(Date.now() / 1000) + 600,
      restrictIndices: ['site_*'],
    }
    const secured = (more: object = {}) => generateSecured(search, version, { ...restrictions, ...more })

    it('shows what it was made for, whatever the request adds', async () => {
      for (const filters of [undefined, 'audience:clients', 'audience:all OR audience:clients', 'NOT audience:all']) {
        const { hits } = (await (await query({ query: 'guidance', filters }, secured())).json()) as {
          hits: { objectID: string }[]
        }
        expect(hits.map(({ objectID }) => objectID).filter((id) => id !== 'public')).toEqual([])
      }
      const { nbHits } = (await (await query({ query: 'guidance' }, secured())).json()) as { nbHits: number }
      expect(nbHits).toBe(1)
    })

    it('does not give single records away', async () => {
      const client = openClient(search, secured())

      await expect(client.getObject({ indexName, objectID: 'gated' })).rejects.toMatchObject({ status: 404 })
      expect(await client.getObject({ indexName, objectID: 'public' })).toMatchObject({ title: 'Public guidance' })
    })

    it('expires, and is bound to its indexes and to searching', async () => {
      expect((await query({}, secured({ validUntil: 1 }))).status).toBe(403)
      expect((await query({}, secured({ restrictIndices: ['other'] }))).status).toBe(403)
      await expect(
        openClient4(search, secured()).initIndex(indexName).saveObject({ objectID: 'x' }),
      ).rejects.toMatchObject({ status: 403 })
    })

    it('is worth nothing once a letter of it was changed', async () => {
      const text = Buffer.from(secured(), 'base64').toString().replace('all', 'any')

      expect((await query({}, Buffer.from(text).toString('base64'))).status).toBe(403)
    })
  })

  it.each([
    ['hits without end', { requests: Array.from({ length: 11 }, () => ({ indexName, hitsPerPage: 100 })) }],
    [
      'hits without end, said as the query of an address',
      { requests: Array.from({ length: 11 }, () => ({ indexName, params: 'hitsPerPage=100' })) },
    ],
    [
      'hits without end beside a length of none',
      { requests: Array.from({ length: 11 }, () => ({ indexName, hitsPerPage: 100, length: 0 })) },
    ],
    ['filters without end', { requests: [{ indexName, filters: Array(1001).fill('audience:all').join(' OR ') }] }],
    ['lists of filters without end', { requests: [{ indexName, facetFilters: [Array(1001).fill('audience:all')] }] }],
  ])('refuses %s in words (L-8, M-1)', async (_, body) => {
    const answer = await ask('/1/indexes/*/queries', JSON.stringify(body))

    expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(/1000 (?:hits|filters) at most/)])
  })

  it.each([
    ['highlightPreTag', 'x'.repeat(101)],
    ['highlightPostTag', 'x'.repeat(101)],
    ['snippetEllipsisText', 'x'.repeat(101)],
    ['attributesToSnippet', Array(101).fill('title:10')],
    ['attributesToHighlight', Array(101).fill('title')],
    ['attributesToRetrieve', Array(101).fill('title').join()],
    ['restrictSearchableAttributes', Array(101).fill('title')],
    ['facets', Array(101).fill('kind')],
  ])('refuses %s that would make each hit as large as the sender likes (M-1)', async (name, value) => {
    const answer = await query({ [name]: value })

    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(name)])
  })

  it('refuses JSON that is nested without end, and a question as long as a book (L-8)', async () => {
    const path = `/1/indexes/${indexName}/query`
    const deep = await ask(path, '{"a":'.repeat(100_000))
    const long = await ask(path, JSON.stringify({ query: 'a'.repeat(1_000_001) }))

    expect([deep.status, await deep.text()]).toEqual([400, expect.stringContaining('nested too deeply')])
    expect(long.status).toBe(413)
  })

  it('says 429 to who asks without end, and to who has used up a key (C-3)', async () => {
    const { key } = await openClient(search).addApiKey({ acl: ['search'], maxQueriesPerIPPerHour: 3 })
    await openClient(search).waitForApiKey({ key, operation: 'add' })
    const statuses: number[] = []
    for (let time = 0; time < 4; time++) statuses.push((await query({}, key)).status)
    const flood = await Promise.all(Array.from({ length: 1500 }, async () => (await query({ hitsPerPage: 0 })).status))

    expect(statuses).toEqual([200, 200, 200, 429])
    expect(flood).toContain(429)
    expect(flood.filter((status) => status !== 200 && status !== 429)).toEqual([])
  })
})

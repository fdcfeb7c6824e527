type Request = { indexName: string; query: string; facetFilters?: string[][] }
type Record = { objectID: string; title: string; path: string; [field: string]: unknown }

/** What stands for the search service and for the key to it. */
export const subscribersSearch = {
  /** By the name of the index. */
  records: {} as { [index: string]: Record[] },
  key: 'a-key' as string | null,
  isUp: true,
  isKeyDown: false,
  keysAsked: [] as string[],
  asked: [] as { key: string; requests: Request[] }[],
}

const answer = (status: number, body: unknown) => ({
  ok: status < 300,
  status,
  headers: { get: () => 'application/json' },
  json: () => Promise.resolve(body),
  text: () => Promise.resolve(JSON.stringify(body)),
})

const marked = (text: string, query: string) => ({
  value: text.replace(new RegExp(query, 'gi'), (found) => `__ais-highlight__${found}__/ais-highlight__`),
  matchLevel: text.toLowerCase().includes(query.toLowerCase()) ? 'full' : 'none',
})

const isOf = (record: Record, filter: string): boolean => {
  const [facet = '', value] = filter.split(':')
  return (record[facet] as (string | undefined)[] | undefined)?.includes(value) ?? false
}

function find({ indexName, query, facetFilters = [] }: Request) {
  const hits = (subscribersSearch.records[indexName] ?? [])
    .filter((record) => JSON.stringify(record).toLowerCase().includes(query.toLowerCase()))
    .filter((record) => facetFilters.every((either) => either.some((filter) => isOf(record, filter))))
    .map((record) => ({
      item: record.objectID,
      ...record,
      _highlightResult: { title: marked(record.title, query) },
      _snippetResult: { summary: marked((record.summary as string | undefined) ?? '', query) },
    }))
  return { hits, nbHits: hits.length, nbPages: 1 }
}

type Init = { headers?: { [name: string]: string }; body?: string }

/** Answers what is searched and who may; everything else goes on to `others`. */
export function openSubscribersSearch(others: typeof fetch): void {
  Object.assign(subscribersSearch, {
    records: {},
    key: 'a-key',
    isUp: true,
    isKeyDown: false,
    keysAsked: [],
    asked: [],
  })
  globalThis.fetch = ((address: string | URL, init: Init = {}) => {
    const url = String(address)
    if (url.endsWith('/user/searchkey')) {
      subscribersSearch.keysAsked.push(init.headers?.authorization ?? '')
      const { key, isKeyDown } = subscribersSearch
      if (isKeyDown) return Promise.resolve(answer(503, {}))
      const searchKey = key === null ? null : { key, validUntil: Date.now() / 1000 + 300 }
      return Promise.resolve(answer(200, { data: { searchKey } }))
    }
    if (!/\/1\/indexes\//.test(url)) return others(address, init)
    if (!subscribersSearch.isUp) return Promise.resolve(answer(429, {}))
    const { requests } = JSON.parse(init.body ?? '') as { requests: Request[] }
    const key = new URL(url).searchParams.get('x-algolia-api-key') ?? init.headers?.['x-algolia-api-key'] ?? ''
    subscribersSearch.asked.push({ key, requests })
    return Promise.resolve(answer(200, { results: requests.map(find) }))
  }) as never
}

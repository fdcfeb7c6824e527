import { execFileSync } from 'node:child_process'
import { withClient } from '../../services/database/connect'
import { embeddedIn } from '../../services/postgres/embedded'
import { ensureSecrets } from '../../services/shared/secrets/secrets'
import { accountsOf, cmsOrigin } from '../../tests/support/cms/cms'
import { signIn } from '../../tests/support/cms/cms-client'
import {
  findPlace,
  type Place,
  processesOf,
  readProc,
  removePlace,
  startInstallation,
} from '../../tests/support/place/installation'
import { openFeed } from '../../tests/support/publishing/feed-reader'

const sizes = [20_000, 100_000]
const pageSize = 500
const passes = 3
const payloadPages = 10
// The CMS gives no more to one question.
const payloadPageSize = 100
/** What is promised at every size: documents a second on two cores, and what the CMS may hold in memory meanwhile. */
const promised = { docsPerSecond: 5000, memoryMb: 800 }

// Six paragraphs of words that do not repeat, about 4.6 kB as JSON; documents of their own and rows of the log alike.
const fill = (from: number, to: number) => `
  insert into news (id, published_on, _status) select n, now(), 'published' from generate_series(${from}, ${to}) n;
  insert into news_locales (_parent_id, _locale, live, title, summary, slug, body)
  select n, 'en', true, 'The firm announces matter ' || n, 'What happened, and what it means for clients.', 'matter-' || n,
    jsonb_build_array(jsonb_build_object('id', md5(n::text), 'blockType', 'text', 'text', jsonb_build_object('root',
      jsonb_build_object('type', 'root', 'version', 1, 'direction', 'ltr', 'format', '', 'indent', 0, 'children',
      (select jsonb_agg(jsonb_build_object('type', 'paragraph', 'version', 1, 'children', jsonb_build_array(
          jsonb_build_object('type', 'text', 'version', 1, 'text',
            (select string_agg(substr(md5(n || '-' || p || '-' || w), 1, 3 + w % 7), ' ') from generate_series(1, 96) w)))))
        from generate_series(1, 6) p)))))
  from generate_series(${from}, ${to}) n;
  with added as (
    insert into publications (type, item_id, locale, revision, operation, audience, document)
    select 'news-item', _parent_id, 'en', 1, 'publish', 'public',
      jsonb_build_object('title', title, 'summary', summary, 'slug', slug, 'body', body, 'path', '/en/about-us/news/' || slug,
        'formerPaths', '[]'::jsonb, 'people', '[]'::jsonb, 'deals', '[]'::jsonb)
      from news_locales where _parent_id between ${from} and ${to} order by _parent_id
    returning seq, type, item_id, locale
  ) insert into publication_heads (type, item_id, locale, seq, revision, operation, audience, address, title)
    select type, item_id, locale, seq, 1, 'publish', 'public', 'bench:' || item_id, 'bench' from added`

type Measured = {
  docsPerSecond: number
  everyPass: number[]
  snapshotDocsPerSecond: number
  memoryMb: number[]
  payloadDocsPerSecond: number
  ratioToPayload: number
}

/** The feed in pages, and Payload's own GraphQL list of the same documents in the same run. */
export async function benchLog(): Promise<object> {
  const place = await findPlace()
  try {
    await startInstallation(place).says('Ready: ')
    await signIn(place)
    const bySize: Record<number, Measured> = {}
    let filled = 0
    for (const size of sizes) {
      await fillUp(place, filled + 1, size)
      filled = size
      bySize[size] = await measure(place, size)
      process.stdout.write(`${size} rows: ${JSON.stringify(bySize[size])}\n`)
    }
    const all = Object.values(bySize)
    const worst = {
      docsPerSecond: Math.min(...all.map(({ docsPerSecond }) => docsPerSecond)),
      memoryMb: Math.max(...all.flatMap(({ memoryMb }) => memoryMb)),
      ratioToPayload: Math.min(...all.map(({ ratioToPayload }) => ratioToPayload)),
    }
    const isKept = worst.docsPerSecond >= promised.docsPerSecond && worst.memoryMb <= promised.memoryMb
    return { ...worst, promised, isKept, bySize }
  } finally {
    removePlace(place)
  }
}

async function fillUp({ dataDir, portBase }: Place, from: number, to: number): Promise<void> {
  await withClient(embeddedIn({ DATA_DIR: dataDir, PORT_BASE: portBase }).url, async (client) => {
    await client.query(fill(from, to))
    await client.query('analyze')
  })
}

async function measure(place: Place, size: number): Promise<Measured> {
  const feed = openFeed(place, ensureSecrets(place.dataDir).SITE_KEY)
  const rates: number[] = []
  const memoryMb: number[] = []
  for (let pass = 0; pass < passes; pass++) {
    rates.push(await rateOf(() => readAll(feed, 'publications', '0'), size))
    memoryMb.push(memoryOf(place))
  }
  const snapshot = await rateOf(() => readAll(feed, 'editions', ''), size)
  const payload = await rateOfPayload(place)
  return {
    docsPerSecond: Math.round(Math.min(...rates)),
    everyPass: rates.map(Math.round),
    snapshotDocsPerSecond: Math.round(snapshot),
    memoryMb,
    payloadDocsPerSecond: Math.round(payload),
    ratioToPayload: Math.round((Math.min(...rates) / payload) * 10) / 10,
  }
}

async function rateOf(read: () => Promise<number>, expected: number): Promise<number> {
  const started = performance.now()
  const count = await read()
  if (count !== expected) throw new Error(`${count} documents were read, not ${expected}.`)
  return count / ((performance.now() - started) / 1000)
}

/** As a reader does: the answer parsed, and each document too. */
async function readAll(
  feed: ReturnType<typeof openFeed>,
  list: 'publications' | 'editions',
  start: string,
): Promise<number> {
  const type = list === 'publications' ? 'Float!' : 'String!'
  const query = `query ($after: ${type}) { ${list}(after: $after, first: ${pageSize}) { nodes { seq type id locale revision operation audience at document } cursor hasMore } }`
  let count = 0
  let after: string | number = list === 'publications' ? Number(start) : start
  for (let hasMore = true; hasMore;) {
    const page = (await feed(query, { after })).data[list]
    for (const { document } of page.nodes) if (document !== null) JSON.parse(document)
    count += page.nodes.length
    ;({ cursor: after, hasMore } = page)
  }
  return count
}

/** Its first pages, which are its quickest. */
async function rateOfPayload(place: Place): Promise<number> {
  const token = await tokenOf(place)
  const started = performance.now()
  let count = 0
  for (let page = 1; page <= payloadPages; page++) {
    const query = `{ allNews(limit: ${payloadPageSize}, page: ${page}, locale: en, sort: "id") { docs { id title summary slug publishedOn updatedAt body { ... on TextBlock { blockType text } } } } }`
    const response = await fetch(`${cmsOrigin(place)}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
      body: JSON.stringify({ query }),
    })
    const { data, errors } = (await response.json()) as { data?: { allNews: { docs: unknown[] } }; errors?: unknown }
    if (!data) throw new Error(`Payload answered ${JSON.stringify(errors)}`)
    count += data.allNews.docs.length
  }
  return count / ((performance.now() - started) / 1000)
}

async function tokenOf(place: Place): Promise<string> {
  const admin = accountsOf(place).find(({ role }) => role === 'admin')
  const response = await fetch(`${cmsOrigin(place)}/api/users/login?locale=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin?.email, password: admin?.password }),
  })
  return ((await response.json()) as { token: string }).token
}

function memoryOf(place: Place): number {
  const pid = processesOf(place).find((candidate) => readProc(candidate, 'cmdline').includes('services/cms/main.js'))
  return Math.round(Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024)
}

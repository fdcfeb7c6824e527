import { EventEmitter } from 'node:events'
import { type IncomingMessage } from 'node:http'
import { type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSchema, createYoga, type YogaInitialContext } from 'graphql-yoga'
import { Pool } from 'pg'
import { orderOperations, traceOperations } from '../../../services/account/graphql/order-operations'
import { toForwardedHeaders } from '../../../services/edge/proxy/forwarding'
import { openServer } from '../../../services/http/open-server'
import { type Exporter, openExporter } from '../../../services/shared/tracing/exporter'
import { readHeaders } from '../../../services/shared/tracing/open-tracing'
import { keepSpans } from '../../../services/shared/tracing/span'
import { traceQueries } from '../../../services/shared/tracing/trace-queries'
import { closeAll, listen } from '../../support/edge/servers'
import { type Collector, openCollector } from '../../support/edge/trace-collector'

/** A connection that answers everything with nothing, a moment later. */
class Connection extends EventEmitter {
  /** As the pool knows that it is good. */
  readonly _queryable = true
  connect = (done: () => void) => setImmediate(done)
  end = () => Promise.resolve()
  query(...asked: unknown[]): unknown {
    const done = asked.at(-1)
    const answer = { rows: [] }
    if (typeof done !== 'function') return sleep(1).then(() => answer)
    setImmediate(() => (done as (error: null, result: object) => void)(null, answer))
    return undefined
  }
}

const openPool = () => traceQueries(new Pool({ Client: Connection as never, max: 1, idleTimeoutMillis: 0 }))

/** GraphQL as the account service has it, with one question that is answered from the database. */
function openService(pool: Pool) {
  const ask = async () => {
    await Promise.all([
      pool.query("select name from account.profiles where sub = $1 and name <> 'Camille'", ['auth0|camille']),
      pool.query({ text: 'with found as (select 1) update account.follows set seen = $1', values: ['seen'] }),
    ])
    const client = await pool.connect()
    await client.query('begin')
    client.release()
    return 'answered'
  }
  const context = { changes: { last: Promise.resolve() } }
  const schema = createSchema<YogaInitialContext & typeof context>({
    typeDefs: 'type Query { of(name: String): String }',
    resolvers: { Query: { of: ask } },
  })
  const plugins = [orderOperations({ limitMs: 5000 }), ...traceOperations()]
  const yoga = createYoga({ schema, plugins, context, graphqlEndpoint: '/graphql', logging: false })
  return openServer((request, response) => {
    if (request.url === '/healthz') response.end('up')
    else void yoga(request, response)
  })
}

/** Passes on what belongs to a service, and answers all else by itself. */
const openDoor = (port: number) =>
  openServer(
    (request, response) => {
      if (!/^\/(graphql|healthz)/.test(request.url ?? '')) {
        response.end('a page')
        return
      }
      void pass(request, port).then(
        (answer) => response.end(answer),
        () => response.writeHead(502).end(),
      )
    },
    { isDoor: true },
  )

async function pass(request: IncomingMessage, port: number): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const headers = { ...toForwardedHeaders(request, []), host: undefined, connection: undefined }
  const kept = Object.entries(headers).filter(([name, value]) => value !== undefined && name !== 'content-length')
  const answer = await fetch(`http://127.0.0.1:${port}${request.url ?? ''}`, {
    method: request.method ?? 'GET',
    headers: kept as [string, string][],
    ...(parts.length === 0 ? {} : { body: Buffer.concat(parts) }),
  })
  return answer.text()
}

const portOf = (server: { address: () => unknown }) => (server.address() as AddressInfo).port

describe('a trace', () => {
  let collector: Collector
  let exporter: Exporter
  const reported: string[] = []

  beforeEach(async () => {
    collector = await openCollector()
    reported.length = 0
    exporter = openExporter({
      url: `${collector.url}/`,
      service: 'account',
      headers: readHeaders('authorization=Bearer%20of-the-collector'),
      report: (line) => reported.push(line),
      everyMs: 20,
    })
    keepSpans(exporter.keep)
  })
  afterEach(async () => {
    keepSpans(undefined)
    await exporter.close()
    await collector.close()
  })

  const askThrough = async (asked: readonly [path: string, init?: RequestInit][]) => {
    const service = await listen(openService(openPool()), 0)
    const door = await listen(openDoor(portOf(service)), 0)
    const answers: string[] = []
    for (const [path, init] of asked) {
      answers.push(await (await fetch(`http://127.0.0.1:${portOf(door)}${path}`, init)).text())
    }
    await Promise.all([closeAll(door), closeAll(service)])
    await exporter.close()
    return answers
  }
  const question = (query: string) => ({
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer secret-token',
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
      tracestate: 'somebody=else',
    },
    body: JSON.stringify({ query, variables: { name: 'Camille' } }),
  })

  it('leads from a request to its operation and the questions to the database below it (AD-5)', async () => {
    const ask = question('query Teams($name: String) { of(name: $name) }')
    const answers = await askThrough([[`/graphql?token=secret-token`, ask]])

    const request = 'POST /graphql > POST /graphql'
    expect(answers).toEqual(['{"data":{"of":"answered"}}'])
    expect(collector.paths()).toEqual([
      'POST /graphql',
      request,
      `${request} > query Teams`,
      `${request} > query Teams > begin`,
      `${request} > query Teams > select account.profiles`,
      `${request} > query Teams > update account.follows`,
    ])
    expect(new Set(collector.spans.map(({ traceId }) => traceId)).size).toBe(1)
    expect(collector.spans.map(({ traceId }) => traceId)[0]).not.toMatch(/^a/)
    expect(collector.asked[0]).toMatchObject({ path: '/v1/traces', authorization: 'Bearer of-the-collector' })
  })

  it('holds no address, token, value or name of somebody (AD-5)', async () => {
    const ask = question('query OfCamille($name: String) { of(name: $name) }')
    await askThrough([
      ['/graphql/Camille?token=secret-token', ask],
      [`/graphql?token=secret-token`, ask],
    ])
    const told = collector.asked.map(({ body }) => body).join()

    expect(collector.spans.map(({ name }) => name)).toContain('query')
    expect(told).not.toMatch(/camille|secret|variables|auth0|somebody/i)
  })

  it('is of nothing that the door answers by itself, nor of what asks whether a service is well (AD-5)', async () => {
    const service = await listen(openService(openPool()), 0)
    await (await fetch(`http://127.0.0.1:${portOf(service)}/healthz`)).text()
    await closeAll(service)
    await askThrough([['/en'], ['/en/people/1']])

    expect(collector.spans).toEqual([])
    expect(collector.asked).toEqual([])
  })

  it('waits for a collector that is away, and says so once (AD-5)', async () => {
    collector.answers.status = 503
    const service = await askThrough([['/graphql', question('{ of }')]])
    collector.answers.status = 200
    keepSpans(undefined)
    const later = openExporter({
      ...{ url: collector.url, service: 'account', headers: {}, report: (line) => reported.push(line), everyMs: 10 },
    })
    later.keep({
      ...{ traceId: '1'.repeat(32), spanId: '2'.repeat(16), parentId: undefined, name: 'one', kind: 'internal' },
      ...{ startedAt: Date.now() - 5, endedAt: Date.now(), facts: { count: 2 }, hasFailed: true },
    })
    collector.answers.status = 500
    while (collector.asked.length < 4) await sleep(5)
    collector.answers.status = 200
    while (collector.spans.length === 0) await sleep(5)
    await later.close()

    expect(service).toEqual(['{"data":{"of":"answered"}}'])
    expect(reported).toEqual([
      'The collector of traces takes none: it answered 503',
      'The collector of traces takes none: it answered 500',
      'The collector of traces is back',
    ])
    expect(collector.spans).toEqual([
      expect.objectContaining({
        ...{ name: 'one', kind: 1, status: { code: 2 } },
        attributes: [{ key: 'count', value: { intValue: '2' } }],
      }),
    ])
  })
})

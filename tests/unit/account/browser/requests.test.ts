import { type AddressInfo } from 'node:net'
import { gql } from '@apollo/client'
import { WebSocket, WebSocketServer } from 'ws'
import { toAccountProblem } from '../../../../src/services/account/account-problem'
import { expectChanges } from '../../../../src/services/account/ask-again'
import { answerLimitMs } from '../../../../src/services/account/links/account-link'
import { openAccount, openSocket, toIdentity } from '../../../../src/services/account/open-account'
import { createChain } from '../../../support/account/account-browser'

const query = { query: gql('query Any { any { __typename id name } }') }
const answered = { body: [{ data: { any: { __typename: 'Team', id: '7', name: 'One' } } }] }

describe('what an operation carries', () => {
  it('is the token of the moment (C-2)', async () => {
    const { client, posts, token } = createChain(() => answered)
    await client.query(query)
    token.now = 'token-2'
    await client.query({ ...query, fetchPolicy: 'network-only' })

    expect(posts.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer token-1', 'Bearer token-2'])
  })

  it('is the mark against forged requests, where there is one (K-8)', async () => {
    const { client, posts } = createChain(() => answered, { readCookies: () => 'a=b; XSRF-TOKEN=m%3D1; c=d' })
    await client.query(query)

    expect(posts[0]?.headers.get('x-xsrf-token')).toBe('m=1')
  })

  it('is a file by itself, in a form, with the mark and the token, and without a digest (C-2)', async () => {
    const own = { readCookies: () => 'XSRF-TOKEN=mark' }
    const { client, posts } = createChain(() => ({ body: { data: { keep: true } } }), own)
    const file = new File(['quill'], 'quill.png', { type: 'image/png' })
    const mutation = gql('mutation Keep($file: Upload!, $name: String!) { keep(file: $file, name: $name) }')
    const { data } = await client.mutate({ mutation, variables: { file, name: 'a' } })

    const form = posts[0]?.body as FormData
    const operations = JSON.parse(form.get('operations') as string) as Record<string, unknown>
    expect(data).toEqual({ keep: true })
    expect(operations).toMatchObject({ operationName: 'Keep', variables: { file: null, name: 'a' } })
    expect(JSON.parse(form.get('map') as string)).toEqual({ 0: ['variables.file'] })
    expect(await (form.get('0') as File).text()).toBe('quill')
    expect([posts[0]?.headers.get('x-xsrf-token'), posts[0]?.headers.get('authorization')]).toEqual([
      'mark',
      'Bearer token-1',
    ])
  })
})

describe('why something was not answered (X-18)', () => {
  const problemOf = (asked: Promise<unknown>) => asked.then(() => undefined, toAccountProblem)

  it('is the status of an answer that is no success (K-8)', async () => {
    const { client } = createChain(() => ({ status: 503, body: '' }))

    expect(await problemOf(client.query(query))).toEqual({
      kind: 'status',
      status: 503,
      description: 'Response not successful: Received status code 503',
    })
  })

  it('is a network that is away', async () => {
    const { client } = createChain(() => Promise.reject(new TypeError('Load failed')))

    expect(await problemOf(client.query(query))).toEqual({ kind: 'network', description: 'Network Error' })
  })

  it('is the time that a page waits', async () => {
    jest.useFakeTimers()
    try {
      const { client } = createChain(() => new Promise(() => undefined), { digest: undefined })
      const problem = problemOf(client.query(query))
      await jest.advanceTimersByTimeAsync(answerLimitMs - 100)
      const early = await Promise.race([problem, Promise.resolve('waiting')])
      await jest.advanceTimersByTimeAsync(200)

      expect(early).toBe('waiting')
      expect(await problem).toEqual({ kind: 'timeout', description: `timeout of ${answerLimitMs}ms exceeded` })
    } finally {
      jest.useRealTimers()
    }
  })

  it('is that nobody waits for it any more', async () => {
    const { client } = createChain(() => Promise.reject(new DOMException('', 'AbortError')))

    expect(await problemOf(client.query(query))).toEqual({ kind: 'aborted', description: 'Request aborted' })
  })

  it('is one answer among others: they come as usual', async () => {
    const slots = [{ data: { any: null } }, { errors: [{ message: '', extensions: { code: 'TIMEOUT' } }] }]
    const { client } = createChain(() => ({ body: slots }))
    const both = [client.query(query), client.query({ query: gql('query Other { other }') })]
    const [one, other] = await Promise.allSettled(both)

    expect(one?.status).toBe('fulfilled')
    expect(other?.status === 'rejected' && toAccountProblem(other.reason).code).toBe('TIMEOUT')
  })
})

/** The account of somebody who has the answer already, as after server rendering. */
function openAnswered() {
  const asked: number[] = []
  const begun = performance.now()
  const { client, close } = openAccount({
    origin: 'http://site.test',
    fetch: () => {
      asked.push(performance.now() - begun)
      return Promise.resolve(Response.json(answered.body))
    },
    crypto: {},
    readCookies: () => '',
    readToken: () => 'token',
    webSocket: WebSocket,
    replaceToken: () => Promise.resolve(false),
  })
  client.writeQuery({ ...query, data: answered.body[0]?.data })
  return { client, close, asked, again: () => client.query({ ...query, fetchPolicy: 'network-only' }) }
}

describe('what is kept of answers', () => {
  it('is known by type and id (K-9)', async () => {
    const { client } = createChain(() => answered)
    await client.query(query)

    expect(Object.keys(client.cache.extract() as object)).toContain('Team:7')
    expect([toIdentity({ __typename: 'Team' }), toIdentity({ id: '7' })]).toEqual([undefined, undefined])
  })

  it('is not asked for again within 100 ms of server rendering, and after them it is (K-6)', async () => {
    const { client, again, asked, close } = openAnswered()

    await again()
    expect(asked).toEqual([])
    await new Promise((done) => setTimeout(done, 150))
    await again()
    expect(asked).toHaveLength(1)
    expect(asked[0]).toBeGreaterThan(100)
    expect(client.prioritizeCacheValues).toBe(false)
    await close()
  })

  it('is asked for again at once by whatever changes it within these 100 ms (AC-5, K-6)', async () => {
    const { client, again, asked, close } = openAnswered()
    expectChanges(client)
    await again()

    expect(asked).toHaveLength(1)
    await close()
  })
})

describe('a socket', () => {
  it('takes the token of the moment at each connection (C-2)', async () => {
    const server = new WebSocketServer({ port: 0, handleProtocols: () => 'graphql-transport-ws' })
    const tokens: unknown[] = []
    const token = { now: 'token-1' as string | undefined }
    server.on('connection', (socket) =>
      socket.on('message', (data: Buffer) => {
        const { type, payload, id } = JSON.parse(data.toString()) as Record<string, unknown>
        if (type === 'connection_init') {
          tokens.push(payload)
          socket.send(JSON.stringify({ type: 'connection_ack' }))
        }
        // As at the end of a token: the first connection is closed, with the code that a client comes back from.
        if (type === 'subscribe' && tokens.length === 1) {
          token.now = 'token-2'
          socket.close(4403, 'Forbidden')
        }
        if (type === 'subscribe' && tokens.length === 2) {
          socket.send(JSON.stringify({ id, type: 'next', payload: { data: { news: 1 } } }))
        }
      }),
    )
    await new Promise((done) => server.once('listening', done))
    const { port } = server.address() as AddressInfo
    const readToken = () => token.now
    const socket = openSocket({
      origin: `http://127.0.0.1:${port}`,
      readToken,
      replaceToken: () => Promise.resolve(false),
      crypto: {},
      readCookies: () => '',
      webSocket: WebSocket,
    })
    const { client } = createChain(() => answered, { socket })
    const news = await new Promise((next) => {
      client.subscribe({ query: gql('subscription News { news }') }).subscribe({ next })
    })
    token.now = undefined
    client.stop()
    await socket.dispose()
    await new Promise((done) => server.close(done))

    expect(news).toMatchObject({ data: { news: 1 } })
    expect(tokens).toEqual([{ authorization: 'Bearer token-1' }, { authorization: 'Bearer token-2' }])
  })

  it('tries each refusal, also of a token that was refused while another was being replaced (AC-5, R-DAS-09)', async () => {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1', handleProtocols: () => 'graphql-transport-ws' })
    server.on('connection', (socket) => socket.on('message', () => socket.close(4403, 'Forbidden')))
    await new Promise((done) => server.once('listening', done))
    const token: { now: string | undefined } = { now: 'a' }
    const refused: string[] = []
    const socket = openSocket({
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      readToken: () => token.now,
      // The first has no effect. With the second, the session is over.
      replaceToken: (one) => {
        if (refused.push(one) === 2) token.now = undefined
        return Promise.resolve(false)
      },
      crypto: {},
      readCookies: () => '',
      webSocket: WebSocket,
    })
    const { client } = createChain(() => answered, { socket })
    const following = client
      .subscribe({ query: gql('subscription News { news }') })
      .subscribe({ error: () => undefined })
    for (let wait = 0; token.now !== undefined && wait < 60; wait++) await new Promise((done) => setTimeout(done, 50))
    following.unsubscribe()
    client.stop()
    await socket.dispose()
    await new Promise((done) => server.close(done))

    expect(refused).toEqual(['a', 'a'])
  })
})

import { gql } from '@apollo/client'
import { WebSocket, WebSocketServer } from 'ws'
import { leaveAccount, whenLeft } from '../../../../src/services/account/leaving'
import { openAccount } from '../../../../src/services/account/open-account'

const known = gql('query Known { known { __typename id } }')
const late = gql('query Late { late { __typename id } }')

/** The account of somebody, before a network that answers the second question only when it is asked to. */
function openOne(origin = 'http://127.0.0.1:9') {
  const waiting: ((response: Response) => void)[] = []
  const toResponse = (name: string) => Response.json([{ data: { [name]: { __typename: 'Thing', id: name } } }])
  const account = openAccount({
    origin,
    fetch: ((_: string, { body }: { body: string }) =>
      body.includes('Late')
        ? new Promise((done) => waiting.push(done))
        : Promise.resolve(toResponse('known'))) as never,
    crypto: {},
    readCookies: () => '',
    readToken: () => 'token',
    replaceToken: () => Promise.resolve(false),
    webSocket: WebSocket,
  })
  return { account, answerLate: () => waiting.forEach((done) => done(toResponse('late'))) }
}

describe('an account that is left', () => {
  it('keeps nothing, and takes no answer that comes after', async () => {
    const { account, answerLate } = openOne()
    await account.client.query({ query: known })
    expect(JSON.stringify(account.client.cache.extract())).toContain('Thing:known')
    const asked = account.client.query({ query: late }).then(
      () => 'answered',
      () => 'broken off',
    )
    await new Promise((done) => setTimeout(done, 30))
    await account.close()
    answerLate()
    await new Promise((done) => setTimeout(done, 30))

    expect(await asked).toBe('broken off')
    expect(account.client.cache.extract()).toEqual({})
  })

  it('closes its socket, which does not come back', async () => {
    const server = new WebSocketServer({ port: 0, handleProtocols: () => 'graphql-transport-ws' })
    await new Promise((done) => server.once('listening', done))
    const connections: WebSocket[] = []
    const connected = new Promise<void>((done) =>
      server.on('connection', (socket) => {
        connections.push(socket)
        socket.on('message', () => {
          socket.send(JSON.stringify({ type: 'connection_ack' }))
          done()
        })
      }),
    )
    const { port } = server.address() as { port: number }
    const { account } = openOne(`http://127.0.0.1:${port}`)
    account.client.subscribe({ query: gql('subscription News { news }') }).subscribe({ error: () => undefined })
    await connected
    const closed = new Promise((done) => connections[0]?.once('close', done))
    await account.close()
    await closed
    await new Promise((done) => setTimeout(done, 500))
    await new Promise((done) => server.close(done))

    expect(connections).toHaveLength(1)
  })

  it('is closed once, by the first that notices', async () => {
    const closed: string[] = []
    whenLeft(() => Promise.resolve(void closed.push('one')))
    await Promise.all([leaveAccount(), leaveAccount()])

    expect(closed).toEqual(['one'])
  })
})

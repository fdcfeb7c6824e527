import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { listen } from '../../../tests/support/edge/servers'

// As deploy/nginx.conf says: one failure, and nobody is sent there for two seconds.
const restMs = 2000
const sureToRepeat = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Nothing was sent yet, so whatever was asked may be asked elsewhere. */
const unreached = new Set(['ECONNREFUSED', 'EHOSTUNREACH'])

type Upstream = { port: number; restsUntil: number }

/** What stands before two machines: it asks them in turn, and the other one where the first did nothing yet. */
export async function startBalancer(ports: readonly number[], listenAt: readonly number[]): Promise<Server[]> {
  const agent = new Agent({ keepAlive: true })
  const upstreams = ports.map((port): Upstream => ({ port, restsUntil: 0 }))
  let turn = 0
  const inTurn = (): Upstream[] => {
    turn += 1
    const ordered = upstreams.map((_, position) => upstreams[(position + turn) % upstreams.length]).filter(isThere)
    const now = Date.now()
    return [...ordered.filter((one) => one.restsUntil <= now), ...ordered.filter((one) => one.restsUntil > now)]
  }
  const handle = async (asked: IncomingMessage, answer: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of asked) chunks.push(chunk as Buffer)
    for (const upstream of inTurn()) {
      const failure = await pass(upstream.port, { agent, asked, body: Buffer.concat(chunks), answer })
      if (failure === undefined) return
      upstream.restsUntil = Date.now() + restMs
      if (!unreached.has(failure) && !sureToRepeat.has(asked.method ?? '')) break
    }
    answer.writeHead(502).end('Nobody answers.\n')
  }
  return Promise.all(
    listenAt.map((port) =>
      listen(
        createServer((asked, answer) => void handle(asked, answer).catch(() => answer.destroy())),
        port,
      ),
    ),
  )
}

const isThere = (one: Upstream | undefined): one is Upstream => one !== undefined

type Passed = { agent: Agent; asked: IncomingMessage; body: Buffer; answer: ServerResponse }

/** Passes a request on; gives why nothing came of it, or undefined once an answer has begun. */
function pass(port: number, { agent, asked, body, answer }: Passed): Promise<string | undefined> {
  const { method, url: path, headers } = asked
  const forwarded = { ...headers, 'x-forwarded-for': asked.socket.remoteAddress ?? '' }
  return new Promise((resolve) => {
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers: forwarded }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
      reply.on('error', () => answer.destroy())
      resolve(undefined)
    })
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'failed'))
    sent.end(body)
  })
}

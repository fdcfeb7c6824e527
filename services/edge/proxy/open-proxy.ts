import { Agent, type IncomingMessage, ServerResponse } from 'node:http'
import { type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { createProxyServer, type ProxyServer } from 'http-proxy-3'
import { type ServiceName } from '../../../src/config/addresses'
import { announcesBody } from '../../http/announces-body'
import { type Upgrade } from '../../http/open-server'
import { openReplicas, type OriginsOf, type Replicas } from '../../http/replicas'
import { respond } from '../../http/respond'
import { type Limits } from '../limits'
import { type Explain, type Failure } from '../pages/unavailable'
import { type Refusal } from '../refusal'
import { toRefused } from '../to-refused'
import { toAssumed } from './assumed'
import { limitBody } from './body-limit'
import { type Exchange, startExchange } from './exchange'
import { toForwardedHeaders, withoutPerConnection } from './forwarding'
import { toOrdinaryResponse } from './ordinary-response'

// Shorter than the five seconds after which Node's servers close an idle connection, so that none closes as it is used.
const idleMs = 4000
const isUnreachable = new Set(['ECONNREFUSED', 'EADDRNOTAVAIL', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND'])
const isIdempotent = new Set(['GET', 'HEAD', 'OPTIONS'])

export type Proxy = {
  pass: (service: ServiceName, request: IncomingMessage, response: ServerResponse) => void
  upgrade: (service: ServiceName, request: IncomingMessage, upgrade: Upgrade) => void
  close: () => void
}

type TryAnother = (code: string) => boolean
type Passage = Exchange & { failAs: (failure: Failure) => void; tryAnother: TryAnother }
type Passages = WeakMap<IncomingMessage, Passage>
type Settings = {
  originsOf: OriginsOf
  limits: Limits
  explain: Explain
  trustedProxies: readonly string[]
}

/** Puts the services behind one origin. One that is down answers for its own paths, and nobody else notices. */
export function openProxy({ originsOf, limits, explain, trustedProxies }: Settings): Proxy {
  const agent = new Agent({ keepAlive: true, timeout: idleMs })
  const proxy = createProxyServer({ agent, toProxy: true })
  const passages: Passages = new WeakMap()
  const replicas = openReplicas(originsOf)
  followRequests(proxy, passages)
  followUpgrades(proxy, passages)

  const begin = (service: ServiceName, request: IncomingMessage, client: ServerResponse | Socket): Passage => {
    const passage = startPassage(limits.answerMs, client, (failure) => {
      const response = client instanceof ServerResponse ? client : toOrdinaryResponse(request, client)
      if (response) respond(request, response, explain(service, failure, request))
    })
    passages.set(request, passage)
    return passage
  }

  const sender = { proxy, replicas, limits }

  return {
    pass: (service, request, response) => {
      const passage = begin(service, request, response)
      // A service may answer before it has read everything; the rest must not wait in front of the next request.
      response.once('finish', () => {
        request.unpipe().resume()
        if (!request.complete) passage.abandon()
      })
      request.headers = toForwardedHeaders(request, trustedProxies)
      if (announcesBody(request)) sendWhole(sender, service, { request, response, passage })
      else passage.tryAnother = sendAgain(sender, service, { request, response, passage })
    },
    upgrade: (service, request, { socket, head }) => {
      begin(service, request, socket)
      request.headers = { ...toForwardedHeaders(request, trustedProxies), connection: 'Upgrade', upgrade: 'websocket' }
      withOpen(replicas, service, (target) => proxy.ws(request, socket, head, { target }))
    },
    close: () => agent.destroy(),
  }
}

type Sender = { proxy: ProxyServer; replicas: Replicas; limits: Limits }
type Sent = { request: IncomingMessage; response: ServerResponse; passage: Passage }

/** What is sent once only goes to an address that takes connections now; a single one is not asked beforehand. */
function withOpen(replicas: Replicas, service: ServiceName, send: (origin: string) => void): void {
  if (replicas.areSeveral(service)) void replicas.nextOpen(service).then(send)
  else send(replicas.next(service))
}

function sendWhole(sender: Sender, service: ServiceName, { request, response, passage }: Sent): void {
  const { proxy, replicas, limits } = sender
  withOpen(replicas, service, (target) => {
    limitBody(request, limits, { grows: passage.extend, refuse: refuseWith(request, response, passage) })
    proxy.web(request, response, { target })
  })
}

/** Sends what can be sent to another address as well, and says how. */
function sendAgain({ proxy, replicas }: Sender, service: ServiceName, sent: Sent): TryAnother {
  const { request, response, passage } = sent
  const tried: string[] = []
  const send = (target: string) => {
    tried.push(target)
    // Nothing follows a request that announced nothing: behind GET it would go without a length, as a request of its own.
    proxy.web(request, response, { target, buffer: Readable.from([]) })
  }
  send(replicas.next(service))
  return (code) => {
    const isUnheard = isUnreachable.has(code)
    const isHarmless = isIdempotent.has(request.method ?? '') && code === 'ECONNRESET'
    if (!replicas.areSeveral(service) || !passage.isWaiting() || !(isUnheard || isHarmless)) return false
    replicas.passOver(tried.at(-1) ?? '')
    const next = replicas.next(service)
    if (tried.includes(next)) return false
    send(next)
    return true
  }
}

/** Once the answer has gone, a client that goes on sending has nothing more to be told. */
function refuseWith(request: IncomingMessage, response: ServerResponse, passage: Passage) {
  return (refusal: Refusal): void => {
    if (response.writableFinished) request.socket.destroy()
    else passage.giveUp(() => respond(request, response, toRefused(refusal)))
  }
}

function startPassage(answerMs: number, client: ServerResponse | Socket, say: (failure: Failure) => void): Passage {
  const exchange = startExchange({ answerMs, isLate: () => say('late'), cut: () => client.destroy() })
  client.once('close', exchange.settle)
  return {
    ...exchange,
    failAs: (failure) => exchange.fail(() => say(failure)),
    tryAnother: () => false,
  }
}

function followRequests(proxy: ProxyServer, passages: Passages): void {
  proxy.on('proxyReq', (upstream, request) => passages.get(request)?.hold(upstream))
  proxy.on('proxyRes', (answer, request, response) => {
    const passage = passages.get(request)
    // Node refuses to write such a status, and to write words with odd bytes: an exception that would end the edge.
    if ((answer.statusCode ?? 0) < 200) {
      passage?.failAs('broken')
      return
    }
    passage?.settle()
    answer.statusMessage = ''
    const connection = response.shouldKeepAlive ? 'keep-alive' : 'close'
    answer.headers = { ...toAssumed(answer), ...withoutPerConnection(answer.headers), connection }
    answer.once('close', () => {
      if (!answer.complete) response.destroy()
    })
  })
  proxy.on('error', (error, request) => {
    const code = 'code' in error ? String(error.code) : ''
    const passage = passages.get(request)
    if (passage?.tryAnother(code)) return
    passage?.failAs(isUnreachable.has(code) ? 'down' : 'broken')
  })
}

function followUpgrades(proxy: ProxyServer, passages: Passages): void {
  proxy.on('proxyReqWs', (upstream, request, socket) => {
    const passage = passages.get(request)
    passage?.hold(upstream)
    socket.once('close', () => upstream.destroy())
    upstream.once('upgrade', () => passage?.settle())
    upstream.once('response', (answer) => {
      passage?.settle()
      answer.statusMessage = ''
      answer.headers = { ...toAssumed(answer), ...withoutPerConnection(answer.headers), connection: 'close' }
      answer.once('close', () => socket.destroySoon())
    })
  })
}

import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import next from 'next'
import { Pool } from 'pg'
import { askedHostOf, portOf } from '../../src/config/addresses'
import { readServerEnv } from '../../src/config/env-server'
import { root } from '../../src/config/root'
import { takeLease } from '../database/lease'
import { answering } from '../http/answering'
import { listen } from '../http/listen'
import { type Handle, openServer } from '../http/open-server'
import { type Answer, toJson, toPlain } from '../http/respond'
import { openRouter, routesOf } from '../http/router'
import { stopServer } from '../http/stop-server'
import { log } from '../shared/log'
import { traceQueries } from '../shared/tracing/trace-queries'
import { runService } from '../supervisor/run-service'
import { environment } from './environment'
import { answerFeed, feedPath } from './feed/answer'
import { forgetDaily } from './log/forget-old'
import { startCourier } from './nudge/courier'
import { type AnswerOrPass, askDatabaseFirst } from './request/database-away'
import { distrustSameSite } from './request/distrust-same-site'

const feedConnections = 4
/** A database that does not even refuse is as good as gone. */
const patienceMs = 5000
const stopPatienceMs = 1000

const on = routesOf<IncomingMessage, Promise<Answer>>()

void runService('cms', async () => {
  const { PORT_BASE, LISTEN_HOST } = readServerEnv()
  const port = portOf('cms', PORT_BASE)
  const origin = `http://${askedHostOf(LISTEN_HOST)}:${port}`
  // Next listens for websockets, which it would leave without an answer; here it listens where nobody comes.
  const httpServer = createServer()
  const app = next({ dev: false, dir: join(root, 'services/cms'), hostname: '127.0.0.1', port, httpServer })
  await app.prepare()
  const pool = traceQueries(new Pool({ connectionString: environment.databaseUrl(), max: feedConnections }))
  const probe = new Pool({ connectionString: environment.databaseUrl(), max: 1, connectionTimeoutMillis: patienceMs })
  const pass = askDatabaseFirst(probe, app.getRequestHandler())
  // A lost connection fails the query in hand; the pool opens another.
  for (const one of [pool, probe]) one.on('error', () => undefined)
  const keys = { site: environment.siteKey(), account: environment.accountKey() }
  let isReady = false

  const feed = (request: IncomingMessage) => answerFeed(request, { pool, keys })
  const server = openServer(answerFirst({ feed, pass, isReady: () => isReady }), { metrics: { service: 'cms' } })
  await listen(server, port, LISTEN_HOST)
  await migrateFirst(origin)
  isReady = true
  const courier = startCourier({
    databaseUrl: environment.databaseUrl(),
    urls: environment.webhookUrls(),
    secret: environment.webhookSecret(),
  })
  const stopForgetting = forgetDaily(pool)

  return async () => {
    stopForgetting()
    await stopServer(server, [], stopPatienceMs)
    await courier.stop()
    await Promise.all([pool.end(), probe.end()])
    await app.close()
  }
})

type Door = { feed: (request: IncomingMessage) => Promise<Answer>; pass: AnswerOrPass; isReady: () => boolean }

/** What Next does not answer: whether the service is ready, and the publication log. */
function answerFirst({ feed, pass, isReady }: Door): Handle {
  const findRoute = openRouter([
    on({ method: 'GET', path: '/healthz' }, () => Promise.resolve(toPlain(isReady() ? 200 : 503, ''))),
    on({ method: 'POST', path: feedPath }, feed),
  ])
  return answering({
    answer: (request, response) => {
      distrustSameSite(request)
      const found = findRoute(request.method, request.url ?? '')
      if ('route' in found) return found.route.handle(request, found.params)
      return found.status === 405 ? Promise.resolve(toNotAllowed(found.allow)) : pass(request, response)
    },
    fail,
  })
}

/**
 * Payload starts, and migrates, with the first request: that one is ours, so that no editor waits for it. It keeps no lock while it
 * migrates, so another machine's CMS waits here for its turn.
 */
async function migrateFirst(origin: string): Promise<void> {
  const turn = new AbortController()
  await takeLease(environment.databaseUrl(), {
    lock: 'cms-migrations',
    calledOff: turn.signal,
    lost: () => log.warn('The connection that holds the lock of the migrations was lost'),
  })
  try {
    await fetch(`${origin}/api/users/me`)
  } finally {
    turn.abort()
  }
}

function fail(error: unknown): Answer {
  log.error('A request failed', error)
  return toPlain(500, 'Something went wrong here. It has been noted.')
}

const toNotAllowed = (allow: string): Answer => ({
  ...toJson(405, { errors: [{ message: `Ask with ${allow}.` }] }),
  headers: { allow },
})

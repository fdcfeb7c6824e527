import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import next from 'next'
import { Pool } from 'pg'
import { askedHostOf, portOf } from '../../src/config/addresses'
import { readServerEnv } from '../../src/config/env-server'
import { takeLease } from '../database/lease'
import { openServer } from '../http/open-server'
import { log } from '../shared/log'
import { runService } from '../supervisor/run-service'
import { environment } from './environment'
import { answerFeed, feedPath } from './feed/answer'
import { startCourier } from './nudge/courier'
import { askDatabaseFirst } from './request/database-away'
import { distrustSameSite } from './request/distrust-same-site'

const feedConnections = 4
/** A database that does not even refuse is as good as gone. */
const patienceMs = 5000

void runService('cms', async () => {
  const { PORT_BASE, LISTEN_HOST } = readServerEnv()
  const port = portOf('cms', PORT_BASE)
  const origin = `http://${askedHostOf(LISTEN_HOST)}:${port}`
  // Next listens for websockets, which it would leave without an answer; here it listens where nobody comes.
  const httpServer = createServer()
  const app = next({ dev: false, dir: import.meta.dirname, hostname: '127.0.0.1', port, httpServer })
  await app.prepare()
  const pool = new Pool({ connectionString: environment.databaseUrl(), max: feedConnections })
  const probe = new Pool({ connectionString: environment.databaseUrl(), max: 1, connectionTimeoutMillis: patienceMs })
  const handle = askDatabaseFirst(probe, app.getRequestHandler())
  // A lost connection fails the query in hand; the pool opens another.
  for (const one of [pool, probe]) one.on('error', () => undefined)
  const keys = { site: environment.siteKey(), account: environment.accountKey() }
  let isReady = false

  const server = openServer((request, response) => {
    distrustSameSite(request)
    if (request.url === '/healthz') return void response.writeHead(isReady ? 200 : 503).end()
    const answered =
      request.url === feedPath ? answerFeed(request, response, { pool, keys }) : handle(request, response)
    answered.catch((error: unknown) => fail(response, error))
  })
  server.listen(port, LISTEN_HOST)
  await once(server, 'listening')
  await migrateFirst(origin)
  isReady = true
  const courier = startCourier({
    databaseUrl: environment.databaseUrl(),
    urls: environment.webhookUrls(),
    secret: environment.webhookSecret(),
  })

  return async () => {
    server.close()
    server.closeAllConnections()
    await courier.stop()
    await Promise.all([pool.end(), probe.end()])
    await app.close()
  }
})

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

function fail(response: ServerResponse, error: unknown): void {
  log.error('A request failed', error)
  if (!response.headersSent) response.writeHead(500)
  response.end()
}

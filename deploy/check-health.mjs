// Ends with 0 while the role of this container answers, and has made what it makes before its turn.
// Plain JavaScript: it runs every half minute and must start quickly.
import { get } from 'node:http'
import { env, exit } from 'node:process'

const limitMs = 5000
const offsets = { edge: 0, cms: 1, account: 2, search: 4, publisher: 5 }
const port = Number(env.PORT_BASE || 8000) + (offsets[env.ROLE] ?? 0)

get({ host: '127.0.0.1', port, path: '/healthz?ready', timeout: limitMs }, ({ statusCode }) =>
  exit(statusCode === 200 ? 0 : 1),
)
  .on('timeout', () => exit(1))
  .on('error', () => exit(1))

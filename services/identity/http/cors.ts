import { type Cors } from '../../http/cors'
import { type RegisteredClient } from '../clients'

/** What lets the pages of registered origins, and no others, read an answer. */
export const corsOf = (clients: readonly RegisteredClient[]): Cors => ({
  origins: (origin) => clients.some(({ webOrigins }) => webOrigins.includes(origin)),
  methods: 'GET, POST, PATCH, OPTIONS',
  headers: 'authorization, auth0-client, content-type, x-request-language',
  maxAgeSeconds: 600,
  credentials: true,
})

import { type RegisteredClient } from '../clients'
import { type Asked } from './asked'

const allowed = {
  'access-control-allow-headers': 'authorization, auth0-client, content-type, x-request-language',
  'access-control-allow-methods': 'GET, POST, PATCH, OPTIONS',
  'access-control-max-age': '600',
}

/** What lets the pages of registered origins, and no others, read an answer. */
export function toCorsHeaders(clients: RegisteredClient[], asked: Asked): Record<string, string> {
  const origin = asked.header('origin')
  const isKnown = clients.some(({ webOrigins }) => webOrigins.includes(origin))
  return {
    vary: 'origin',
    ...(isKnown ? { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' } : {}),
    ...(isKnown && isPreflight(asked) ? allowed : {}),
  }
}

export const isPreflight = ({ method, header }: Asked): boolean =>
  method === 'OPTIONS' && header('access-control-request-method') !== ''

import { type IncomingMessage } from 'node:http'

/**
 * Without an `Origin`, Payload accepts a session's cookie when the browser calls the request "same-site". Any other host of
 * the firm's domain is that, whatever runs there: here such a request counts as one from another site.
 */
export function distrustSameSite({ headers }: Pick<IncomingMessage, 'headers'>): void {
  if (headers['sec-fetch-site'] === 'same-site') headers['sec-fetch-site'] = 'cross-site'
}

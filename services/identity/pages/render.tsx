import { renderToStaticMarkup } from 'react-dom/server'
import { type Answer } from '../../http/respond'
import { type RegisteredClient } from '../clients'
import { Frame, type Look, type PageContent } from './frame'
import { stylesheet } from './stylesheet'

export type { Link, Look, PageContent } from './frame'

/** Where the forms of a page may lead: after a sign-in the browser is sent on to the application. */
const toPolicy = (clients: RegisteredClient[]): string =>
  [
    "default-src 'none'",
    `style-src ${stylesheet.source}`,
    "script-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    `form-action 'self' ${[...new Set(clients.flatMap(({ webOrigins }) => webOrigins))].join(' ')}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')

export const toPageHeaders = (clients: RegisteredClient[]): Record<string, string> => ({
  'content-security-policy': toPolicy(clients),
  // A form that is sent must say where it comes from; nobody else learns the address, which may hold a secret.
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
})

export const toMarkup = (content: PageContent, look: Look): string =>
  `<!doctype html>${renderToStaticMarkup(<Frame content={content} look={look} />)}`

export const toPage = (status: number, content: PageContent, look: Look): Answer => ({
  status,
  type: 'text/html; charset=utf-8',
  body: toMarkup(content, look),
  headers: toPageHeaders(look.clients),
})

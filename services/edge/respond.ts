import { type IncomingMessage, type ServerResponse } from 'node:http'

export type Answer = { status: number; type: string; body: string | Buffer; headers?: Record<string, string> }

/** What every answer of the edge itself carries; the services set their own. */
const safety = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
}

const nothingButStyles =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

export function respond(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { status, type, body, headers = {} } = answer
  response.writeHead(status, {
    ...safety,
    'content-security-policy': nothingButStyles,
    'cache-control': 'no-store',
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    ...headers,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

export const toJson = (status: number, value: unknown): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: `${JSON.stringify(value, undefined, 2)}\n`,
})

export const toPlain = (status: number, words: string): Answer => ({
  status,
  type: 'text/plain; charset=utf-8',
  body: `${words}\n`,
})

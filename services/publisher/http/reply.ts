import { type ServerResponse } from 'node:http'

export type Reply = {
  status: number
  /** Bytes and text go as they are, any other object as JSON. */
  body: object | string | Buffer
  type?: string
  closes?: boolean
  headers?: Record<string, string>
}

const policy = [
  "default-src 'none'",
  ...['style-src', 'font-src', 'img-src', 'script-src', 'connect-src', 'form-action'].map((what) => `${what} 'self'`),
  ...['base-uri', 'frame-ancestors'].map((what) => `${what} 'none'`),
].join('; ')

export function send(response: ServerResponse, { status, body, type, headers, closes = false }: Reply): void {
  const isReady = typeof body === 'string' || Buffer.isBuffer(body)
  response.writeHead(status, {
    'content-type': type ?? 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': policy,
    ...(closes ? { connection: 'close' } : {}),
    ...headers,
  })
  response.end(isReady ? body : `${JSON.stringify(body, undefined, 2)}\n`)
}

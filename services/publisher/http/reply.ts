import { type ServerResponse } from 'node:http'

export type Reply = {
  status: number
  /** An object goes as JSON. */
  body: object | string
  type?: string
  closes?: boolean
  headers?: Record<string, string>
}

export function send(response: ServerResponse, { status, body, type, headers, closes = false }: Reply): void {
  const text = typeof body === 'string' ? body : `${JSON.stringify(body, undefined, 2)}\n`
  response.writeHead(status, {
    'content-type': type ?? 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'",
    ...(closes ? { connection: 'close' } : {}),
    ...headers,
  })
  response.end(text)
}

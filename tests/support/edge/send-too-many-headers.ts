import { exchangeRaw, readAnswers } from './raw-connection'

const hidden = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
const framings = [
  [`Content-Length: ${hidden.length}`],
  ['Transfer-Encoding: chunked'],
  ['Connection: Upgrade', 'Upgrade: websocket', `Content-Length: ${hidden.length}`],
]

/** The statuses that a server answers where the length of a body, or another protocol, stands behind very many headers. */
export async function sendTooManyHeaders(origin: string): Promise<number[]> {
  const statuses: number[] = []
  for (const framing of framings) {
    for (const count of [900, 1100, 2100]) {
      const head = [
        'GET /healthz HTTP/1.1',
        'Host: localhost',
        ...Array.from({ length: count }, () => 'a:'),
        ...framing,
      ]
      const heard = await exchangeRaw(Number(new URL(origin).port), [...head, '', hidden].join('\r\n'), 3000)
      statuses.push(...readAnswers(heard).answers.map(({ status }) => status))
    }
  }
  return statuses
}

export const allRefused: readonly number[] = Array.from({ length: 9 }, () => 431)

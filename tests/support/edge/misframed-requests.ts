import { readAnswers } from './raw-connection'

/** A request within another, which nobody must ever read. */
export const hidden = 'GET /graphql?mark=hidden HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 6.6.6.6\r\n\r\n'
const chunked = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`
export const websocket = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
]
/** A request for the account service, by lines. */
export const write = (method: string, lines: string[], body = '') =>
  [`${method} /graphql?mark=shown HTTP/1.1`, 'Host: x', ...lines, '', body].join('\r\n')
const many = (count: number) => Array.from({ length: count }, () => 'a:')

export const tooMany = [900, 1000, 1100, 2100].flatMap((count): [string, string, number][] => [
  [`${count} headers and a length`, write('GET', [...many(count), `Content-Length: ${hidden.length}`], hidden), 431],
  [`${count} headers and chunks`, write('GET', [...many(count), 'Transfer-Encoding: chunked'], chunked), 431],
  [`${count} headers and another protocol`, write('GET', [...many(count), ...websocket], hidden), 431],
])
export const misframed: [string, string, number][] = [
  [
    'a length and chunks',
    write('POST', ['Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`),
    400,
  ],
  [
    'chunks and a length',
    write('POST', ['Transfer-Encoding: chunked', 'Content-Length: 5'], `0\r\n\r\n${hidden}`),
    400,
  ],
  ['two lengths', write('POST', ['Content-Length: 0', `Content-Length: ${hidden.length}`], hidden), 400],
  ['a list of lengths', write('POST', [`Content-Length: 0, ${hidden.length}`], hidden), 400],
  ['a signed length', write('POST', [`Content-Length: +${hidden.length}`], hidden), 400],
  ['a space before the colon', write('POST', [`Content-Length : ${hidden.length}`], hidden), 400],
  ['a folded line', write('POST', [`X-A: b\r\n Content-Length: ${hidden.length}`], hidden), 400],
  ['a bare line feed', write('POST', [`X-A: b\nContent-Length: ${hidden.length}`], hidden), 400],
  ['a bare carriage return', write('POST', [`X-A: b\rContent-Length: ${hidden.length}`], hidden), 400],
  ['an unknown coding', write('POST', ['Transfer-Encoding: gzip, chunked'], chunked), 501],
  ['chunks twice', write('POST', ['Transfer-Encoding: chunked, chunked'], chunked), 400],
  ['a chunk without a size', write('POST', ['Transfer-Encoding: chunked'], `zz\r\n${hidden}`), 400],
  ['a chunk of any size', write('POST', ['Transfer-Encoding: chunked'], `ffffffffffffffffff\r\n${hidden}`), 400],
  ['a chunk that ends elsewhere', write('POST', ['Transfer-Encoding: chunked'], `1\r\nxy\r\n0\r\n\r\n${hidden}`), 400],
  ['chunks of HTTP/1.0', write('POST', ['Transfer-Encoding: chunked'], chunked).replace('HTTP/1.1', 'HTTP/1.0'), 400],
  ['two hosts', write('GET', ['Host: y']), 400],
  ['no host', 'GET /graphql HTTP/1.1\r\n\r\n', 400],
  ['an older protocol', 'GET /graphql\r\n\r\n', 505],
  ['a newer protocol', 'GET /graphql HTTP/2.0\r\nHost: x\r\n\r\n', 505],
  ['a wish that nobody knows', write('GET', ['Expect: tea']), 417],
  ['a tunnel', 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
  ['no request', 'NONSENSE\r\n\r\n', 400],
  ['long headers', write('GET', [`X-Long: ${'a'.repeat(20_000)}`]), 431],
]

/** One answer, closed after it, with words and every safety header. */
export function expectRefusal(heard: string, status: number): void {
  const { answers, rest } = readAnswers(heard)

  expect(answers.map((answer) => answer.status)).toEqual([status])
  expect(rest).toBe('')
  const [{ head, body } = { head: '', body: '' }] = answers
  expect(body.length).toBeGreaterThan(10)
  for (const line of [/^connection: close/im, /^x-content-type-options: nosniff/im, /^content-security-policy: /im]) {
    expect(head).toMatch(line)
  }
}

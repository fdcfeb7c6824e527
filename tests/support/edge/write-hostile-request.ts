import { type Random } from '../storm/random'

type Parts = { method: string; mark: string; lines: string[]; body: string }
type Write = (mark: string, random: Random) => string

const many = (count: number): string[] => Array.from({ length: count }, () => 'a:')
const write = ({ method, mark, lines, body }: Parts): string =>
  [`${method} /graphql?mark=${mark} HTTP/1.1`, 'Host: x', ...lines, '', body].join('\r\n')
/** A request of the sender's own, which nobody may take for one: it lies about where it comes from. */
const hidden = (mark: string): string =>
  `GET /graphql?mark=${mark}h HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 6.6.6.6\r\n\r\n`
/** The same without its end: it swallows the beginning of whatever comes next on its connection. */
const open = (mark: string): string => `GET /graphql?mark=${mark}h HTTP/1.1\r\nX-Absorb: `
const chunked = (body: string): string => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`

const methods = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST', 'PUT', 'PATCH']
const withoutBody = ['GET', 'DELETE', 'OPTIONS']
const pick = <Item>(random: Random, items: readonly [Item, ...Item[]] | Item[]): Item => {
  const found = random.pick(items)
  if (found === undefined) throw new Error('There is nothing to pick from.')
  return found
}
const hide = (mark: string, random: Random): string => pick(random, [hidden, open])(mark)

const lengths = [
  (size: number) => [`Content-Length: ${size}`],
  (size: number) => [`Content-Length: ${size}`, 'Content-Length: 0'],
  (size: number) => [`Content-Length: 0, ${size}`],
  (size: number) => [`Content-Length: +${size}`],
  (size: number) => [`Content-Length : ${size}`],
  (size: number) => [`Content-Length: ${size}`, 'Transfer-Encoding: chunked'],
  (size: number) => ['Transfer-Encoding: chunked', `Content-Length: ${size}`],
  (size: number) => ['Connection: content-length', `Content-Length: ${size}`],
  (size: number) => ['Connection: Upgrade', 'Upgrade: websocket', `Content-Length: ${size}`],
]
const codings = ['chunked', 'Chunked', 'identity', 'gzip, chunked', 'chunked, chunked', '\tchunked', 'x', 'chunked;q=1']
const scratches = ['\r', '\n', '\r\n', ' ', '\t', ':', '\0', '\x0b', '0', 'f', ',', '']

function scratch(text: string, random: Random): string {
  const at = random.below(text.length)
  return text.slice(0, at) + pick(random, scratches) + text.slice(at + random.below(2))
}

const kinds: Write[] = [
  // More headers than Node hands on, with the length among those that it drops.
  (mark, random) => {
    const body = hide(mark, random)
    const framing = pick(random, [`Content-Length: ${body.length}`, 'Transfer-Encoding: chunked'])
    const count = pick(random, [90, 900, 1000, 1100, 2100])
    const sent = framing.startsWith('T') ? chunked(body) : body
    return write({ method: pick(random, withoutBody), mark, lines: [...many(count), framing], body: sent })
  },
  (mark, random) => {
    const body = hide(mark, random)
    return write({ method: pick(random, methods), mark, lines: pick(random, lengths)(body.length), body })
  },
  (mark, random) => {
    const body = chunked(hide(mark, random))
    const lines = [`Transfer-Encoding: ${pick(random, codings)}`]
    return write({ method: pick(random, methods), mark, lines, body })
  },
  // Anything may be wrong with these; what a change makes of them may be a request of its own.
  (mark, random) => {
    const body = `GET /graphql?mark=${mark}b HTTP/1.1\r\nHost: x\r\n\r\n`
    const lines = pick(random, [[`Content-Length: ${body.length}`], ['Transfer-Encoding: chunked']])
    const sent = lines[0]?.startsWith('T') ? chunked(body) : body
    const text = write({ method: pick(random, methods), mark, lines, body: sent })
    const changed = scratch(text, random)
    // The marks stay, or nobody could tell whose answer it is.
    return [`mark=${mark} `, `mark=${mark}b `].every((one) => changed.includes(one)) ? changed : text
  },
  (mark) =>
    write({ method: 'GET', mark, lines: [], body: write({ method: 'GET', mark: `${mark}b`, lines: [], body: '' }) }),
  (mark, random) =>
    write({ method: 'GET', mark, lines: [pick(random, ['Host: y', 'X-A: b\r\n folded', 'X-A: b\nX-B: c'])], body: '' }),
  (mark) => write({ method: 'POST', mark, lines: ['Content-Length: 4'], body: 'body' }),
  (mark) => write({ method: 'GET', mark, lines: [`X-Mark: ${mark}`], body: '' }),
]

/** One request as somebody might send it who wants to have it read as two. The same seed writes the same ones. */
export const writeHostileRequest: Write = (mark, random) => pick(random, kinds)(mark, random)

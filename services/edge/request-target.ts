import { Refusal } from './refusal'

/** The path is decoded; what is asked beside it stays as it came. */
export type RequestTarget = { path: string; search: string; query: URLSearchParams }

const longestTarget = 8192
const visible = /^[!-~]+$/
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const unsafe = /[\0-\x1f\x7f\\]/
const climb = /(?:^|\/)\.\.?(?:\/|$)/
// What would become a slash, a climb or a null byte for a server that decodes once more than it should.
const encodedTwice = /%(?:00|25|2e|2f|5c)/i

/** What a request asks for. Throws a Refusal for an address that one server could read in another way than the next. */
export function parseRequestTarget(raw = ''): RequestTarget {
  if (raw.length > longestTarget) throw new Refusal(414, 'This address is too long.')
  const [, rawPath = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(raw) ?? []
  if (!rawPath.startsWith('/') || !visible.test(raw) || rawPath.startsWith('//')) throw unreadable()
  return { path: rawPath.replace(/[^/]+/g, decodeSegment), search, query: new URLSearchParams(search) }
}

function decodeSegment(raw: string): string {
  const segment = decode(raw)
  if (unsafe.test(segment) || climb.test(segment) || encodedTwice.test(segment)) throw unreadable()
  // An encoded slash stays encoded, so that it cannot begin a segment that belongs to somebody else.
  return segment.includes('/') ? raw : segment
}

function decode(raw: string): string {
  try {
    return decodeURIComponent(raw)
  } catch {
    throw unreadable()
  }
}

const unreadable = (): Refusal => new Refusal(400, 'This address cannot be read.')

/** An element's beginning, as it is written. */
export type Tag = { name: string; attributes: Readonly<Record<string, string>>; at: number; end: number }

export type Html = { source: string; tags: readonly Tag[] }

const beginning = /<([a-z][\w-]*)((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/iy
const attribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
// What stands in these is no markup.
const opaque = /(<(script|style)\b[^>]*>)([^]*?)(<\/\2>)|<!--[^]*?-->/gi
const ends: Readonly<Record<string, RegExp>> = { script: /<\/script>/gi, style: /<\/style>/gi }

/** What gates look at. It reads what our own renderer writes; a parser for any HTML takes ten times as long. */
export function readHtml(source: string): Html {
  const tags: Tag[] = []
  for (let at = source.indexOf('<'); at >= 0; at = source.indexOf('<', at)) at = readFrom(source, at, tags)
  return { source, tags }
}

/** Reads what begins at a place; gives where to go on. */
function readFrom(source: string, at: number, tags: Tag[]): number {
  if (source.startsWith('<!--', at)) {
    const close = source.indexOf('-->', at + 4)
    return close < 0 ? at + 1 : close + 3
  }
  beginning.lastIndex = at
  const [whole, written = '', given = ''] = beginning.exec(source) ?? []
  if (whole === undefined) return at + 1
  const name = written.toLowerCase()
  const end = at + whole.length
  tags.push({ name, attributes: readAttributes(given), at, end })
  return Object.hasOwn(ends, name) ? findEnd(source, end, ends[name]) : end
}

function findEnd(source: string, from: number, close?: RegExp): number {
  if (!close) return from
  close.lastIndex = from
  return close.exec(source) ? close.lastIndex : from
}

/** React writes `name="value"`, and a name alone where it says all. */
function readAttributes(given: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  let at = 0
  for (let equals = given.indexOf('="'); equals >= 0; equals = given.indexOf('="', at)) {
    const names = given.slice(at, equals)
    const close = given.indexOf('"', equals + 2)
    if (close < 0 || /['"=/]/.test(names)) return readAnyAttributes(given)
    const name = takeNames(names, attributes)
    if (name === '') return readAnyAttributes(given)
    attributes[name] = decode(given.slice(equals + 2, close))
    at = close + 1
  }
  const rest = given.slice(at)
  if (/['"=/]/.test(rest)) return readAnyAttributes(given)
  const last = takeNames(rest, attributes)
  if (last !== '') attributes[last] = ''
  return attributes
}

/** Notes the names that stand alone; gives the last, which may have a value. */
function takeNames(written: string, attributes: Record<string, string>): string {
  const trimmed = written.trim()
  if (!/\s/.test(trimmed)) return trimmed.toLowerCase()
  const names = trimmed.toLowerCase().split(/\s+/)
  const last = names.pop() ?? ''
  for (const name of names) attributes[name] = ''
  return last
}

const readAnyAttributes = (given: string): Record<string, string> =>
  Object.fromEntries(
    [...given.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decode(double ?? single ?? bare ?? ''),
    ]),
  )

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }

/** The text that some markup stands for. */
export const decode = (text: string): string => (text.includes('&') ? decodeEntities(text) : text)

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (...found: (string | undefined)[]) => {
    const [whole = '', hex, number, name] = found
    if (name !== undefined) return entities[name] ?? whole
    return String.fromCodePoint(hex === undefined ? Number(number) : parseInt(hex, 16))
  })

export const named = ({ tags }: Html, ...names: string[]): Tag[] => tags.filter(({ name }) => names.includes(name))

/** What stands between an element's beginning and its end, for elements that hold no other of their name. */
export function contentOf({ source }: Html, { name, end }: Tag): string {
  const close = source.indexOf(`</${name}>`, end)
  return close < 0 ? '' : source.slice(end, close)
}

/** Several gates ask for the same of a page. */
function onceFor<Made>(make: (html: Html) => Made): (html: Html) => Made {
  const known = new WeakMap<Html, { made: Made }>()
  return (html) => {
    const found = known.get(html) ?? { made: make(html) }
    known.set(html, found)
    return found.made
  }
}

/** The words of a page, markup and scripts away. */
export const wordsOf = onceFor(({ source }) =>
  decode(source.replace(opaque, ' ').replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' '),
)

export const idsOf = onceFor(({ tags }): readonly string[] =>
  tags.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id])),
)

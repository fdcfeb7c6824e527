/** An element's beginning, as it is written. */
export type Tag = { name: string; attributes: Readonly<Record<string, string>>; at: number; end: number }

export type Html = { source: string; tags: readonly Tag[] }

const beginning = /<([a-z][\w-]*)((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi
const attribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
// What stands in these is no markup.
const opaque = /(<(script|style)\b[^>]*>)([^]*?)(<\/\2>)|<!--[^]*?-->/gi

/** What gates look at. It reads what our own renderer writes; a parser for any HTML takes ten times as long. */
export function readHtml(source: string): Html {
  const plain = blank(source)
  const tags = [...plain.matchAll(beginning)].map(({ 0: whole, 1: name = '', 2: given = '', index }): Tag => ({
    name: name.toLowerCase(),
    attributes: readAttributes(given),
    at: index,
    end: index + whole.length,
  }))
  return { source, tags }
}

/** Takes away what is no markup, and leaves every place where it is. */
const blank = (source: string): string =>
  source.replace(opaque, (...found: string[]) => {
    const [whole = '', open = '', , text = '', close = ''] = found
    return open === '' ? ' '.repeat(whole.length) : `${open}${' '.repeat(text.length)}${close}`
  })

const readAttributes = (given: string): Record<string, string> =>
  Object.fromEntries(
    [...given.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decode(double ?? single ?? bare ?? ''),
    ]),
  )

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }

/** The text that some markup stands for. */
export const decode = (text: string): string =>
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

/** The words of a page, markup and scripts away. */
export const wordsOf = ({ source }: Html): string =>
  decode(source.replace(opaque, ' ').replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ')

export const idsOf = ({ tags }: Html): string[] =>
  tags.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id]))

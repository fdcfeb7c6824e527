import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentOf, decode, type Html, named, readHtml, type Tag } from '../../../src/gates/read-html'

/** A piece of a page as any of them can draw it: words, or an element with what is in it. */
export type Piece = string | [name: string, attributes: Record<string, string | true>, inside: Piece[]]

export type Corpus = { folder: string; pages: number; bytesAPage: number }

const empty = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
const beginningOrEnd = /<\/?[a-z][^>]*>/gi

/** The body of a page as pieces, scripts away: of what React wrote, where no attribute holds a `>`. */
export function readPieces(html: Html): Piece[] {
  const tags = new Map(html.tags.map((tag) => [tag.at, tag]))
  const top: Piece[] = []
  const open: { name: string; inside: Piece[] }[] = [{ name: '', inside: top }]
  const [body] = named(html, 'body')
  if (!body) return top
  let at = body.end
  for (;;) {
    beginningOrEnd.lastIndex = at
    const found = beginningOrEnd.exec(html.source)
    const inside = open.at(-1)?.inside ?? top
    const words = decode(html.source.slice(at, found?.index).replace(/<!--[^]*?-->/g, ''))
    if (words !== '') inside.push(words)
    if (!found || found[0] === '</body>') return top
    at = beginningOrEnd.lastIndex
    const tag = tags.get(found.index)
    if (!tag) close(open, found[0])
    else if (tag.name === 'script') at = endOf(html, tag)
    else {
      const piece: Piece = [tag.name, toAttributes(tag), []]
      inside.push(piece)
      if (!empty.has(tag.name) && !found[0].endsWith('/>')) open.push({ name: tag.name, inside: piece[2] })
    }
  }
}

function close(open: { name: string }[], written: string): void {
  const name = written.slice(2, -1).trim().toLowerCase()
  const last = open.findLastIndex((one) => one.name === name)
  if (last > 0) open.length = last
}

const endOf = (html: Html, tag: Tag): number => {
  const end = html.source.indexOf(`</${tag.name}>`, tag.end)
  return end < 0 ? tag.end : end + tag.name.length + 3
}

/** React throws at a style that is text and leaves an empty `hidden` out: as heavy, and nobody's special case. */
const toAttributes = ({ attributes }: Tag): Record<string, string | true> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      const isPlain = /^(data|aria)-/.test(name)
      if (name === 'style') return ['data-style', value]
      return [name, value === '' && !isPlain ? true : value]
    }),
  )

/** Every page of a built site as pieces, a file each, and the styles of the one at the middle for all. */
export function writeCorpus(built: string, folder: string): Corpus {
  mkdirSync(folder, { recursive: true })
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  const styles: string[] = []
  let bytes = 0
  for (const [position, file] of files.entries()) {
    const source = readFileSync(join(built, file), 'utf8')
    const html = readHtml(source)
    bytes += Buffer.byteLength(source)
    styles.push(
      named(html, 'style')
        .map((tag) => contentOf(html, tag))
        .join('\n'),
    )
    const [title] = named(html, 'title')
    const number = String(position).padStart(6, '0')
    const page = { number, title: title ? decode(contentOf(html, title)) : '', pieces: readPieces(html) }
    writeFileSync(join(folder, `${number}.json`), JSON.stringify(page))
  }
  const byWeight = styles.sort((one, other) => one.length - other.length)
  // Fonts are no part of the comparison: nobody looks for them on the disk.
  const sheet = (byWeight[Math.floor(byWeight.length / 2)] ?? '').replaceAll('url(/', 'url(https://firm.example/')
  writeFileSync(join(folder, 'site.css'), sheet)
  return { folder, pages: files.length, bytesAPage: Math.round(bytes / Math.max(1, files.length)) }
}

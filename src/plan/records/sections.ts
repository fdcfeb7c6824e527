import { type Block, type Body } from '../../content/body'
import { bodyToPlainText } from '../../content/body-text'
import { toPlainText } from '../../content/plain-text'

/** What stands below one heading of a page, down to the next. */
export type Section = { heading?: string; anchor?: string; text: string }

// Leaves room for what else a record holds: Algolia's smallest plan takes 10 kB of it.
const mostBytes = 5500

const bytesOf = (text: string): number => Buffer.byteLength(text)

/** A text in as few parts as records can hold, each beginning at a heading where there is one. */
export function toSections(body: Body): Section[] {
  return join(body.flatMap(split).filter(({ heading, text }) => heading !== undefined || text !== '')).flatMap(cut)
}

function split(block: Block): Section[] {
  if (block.block !== 'text') return [{ text: bodyToPlainText([block]) }]
  const sections: Section[] = [{ text: '' }]
  for (const part of block.text) {
    const words = toPlainText([part])
    const last = sections.at(-1)
    if (part.kind === 'heading') sections.push({ heading: words, anchor: part.id, text: words })
    else if (last) last.text = `${last.text}\n${words}`.trim()
  }
  return sections
}

/** Neighbours that fit into one record are one: an edit then changes one or two of an item's records. */
function join(sections: readonly Section[]): Section[] {
  const joined: Section[] = []
  for (const section of sections) {
    const last = joined.at(-1)
    if (last && bytesOf(last.text) + bytesOf(section.text) < mostBytes)
      last.text = `${last.text}\n${section.text}`.trim()
    else joined.push({ ...section })
  }
  return joined
}

// Of four bytes each, they still fit.
const mostLetters = Math.floor(mostBytes / 4)

/** What has no place to cut is cut anywhere. */
const inReach = (piece: string): string[] =>
  bytesOf(piece) <= mostBytes ? [piece] : (piece.match(new RegExp(`.{1,${mostLetters}}`, 'gsu')) ?? [])

/** A section that no record could hold, between its words. */
function cut(section: Section): Section[] {
  if (bytesOf(section.text) <= mostBytes) return [{ ...section, text: section.text.trim() }]
  const parts: Section[] = []
  let [text, bytes] = ['', 0]
  for (const piece of section.text.split(/(?<=[\s。；，])/u).flatMap(inReach)) {
    const more = bytesOf(piece)
    if (bytes + more > mostBytes && text !== '') {
      parts.push({ ...section, text: text.trim() })
      ;[text, bytes] = ['', 0]
    }
    text += piece
    bytes += more
  }
  return [...parts, { ...section, text: text.trim() }]
}

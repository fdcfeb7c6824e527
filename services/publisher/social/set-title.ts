import { findGlyph } from './faces'

// Chinese characters stand in the middle of a square, with room on every side.
const trackings = { chinese: -0.09, other: -0.012 }
const trackingOf = (letter: string): number => (/\p{Script=Han}/u.test(letter) ? trackings.chinese : trackings.other)
const han = '\\p{Script=Han}'
const closing = '，。、；：？！）》」』'
const opening = '（《「『'
/** After a space, and beside Chinese: no line begins with a sign that closes, or ends with one that opens. */
const breaks = new RegExp(
  `(?<=\\s)|(?<=[${han}${closing}])(?=[^\\s${closing}”’…])|(?<=[^\\s${opening}“‘])(?=[${han}${opening}])`,
  'u',
)

/** Whether there is a form for every letter; a sign may go without. */
export const canSet = (words: string): boolean =>
  (words.match(/\p{L}/gu) ?? []).every((letter) => findGlyph(letter) !== undefined)

/** In ems. Letters that no face has take no room. */
export function widthOf(words: string): number {
  let width = 0
  for (const letter of words) {
    const found = findGlyph(letter)
    if (found) width += found.glyph.advanceWidth / found.unit + trackingOf(letter)
  }
  return width
}

type Place = { x: number; y: number; size: number }

/** A line of text as outlines, which need no font where they are drawn. */
export function outline(words: string, { x, y, size }: Place): string {
  let at = x
  const parts: string[] = []
  for (const letter of words) {
    const found = findGlyph(letter)
    if (!found) continue
    const { glyph, unit } = found
    parts.push(
      glyph.path
        .scale(size / unit, -size / unit)
        .translate(at, y)
        .toSVG(),
    )
    at += (glyph.advanceWidth / unit + trackingOf(letter)) * size
  }
  return parts.join('')
}

type Set = { size: number; lines: string[] }
type Room = { width: number; height: number; sizes: readonly number[]; leading: number }

/** As large as it fits; what fits at no size ends in an ellipsis. */
export function setTitle(title: string, { width, height, sizes, leading }: Room): Set {
  const words = title.trim().replace(/\s+/g, ' ').split(breaks)
  const mostLinesAt = (size: number): number => Math.floor(height / (size * leading))
  for (const size of sizes) {
    const lines = breakLines(words, width / size)
    if (lines.length <= mostLinesAt(size) && lines.every((line) => widthOf(line) * size <= width))
      return { size, lines }
  }
  const size = sizes.at(-1) ?? 1
  const mostLines = mostLinesAt(size)
  const lines = breakLines(words, width / size)
  const shown = lines.slice(0, mostLines).map((line, row) => {
    const isCut = row === mostLines - 1 && lines.length > mostLines
    return widthOf(line) * size <= width && !isCut ? line : shorten(line, width / size)
  })
  return { size, lines: shown }
}

function breakLines(words: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const line = lines.at(-1)
    if (line !== undefined && widthOf(`${line}${word}`.trimEnd()) <= width) lines[lines.length - 1] = line + word
    else lines.push(word)
  }
  return lines.map((line) => line.trimEnd())
}

function shorten(line: string, width: number): string {
  let short = line
  while (short !== '' && widthOf(`${short}…`) > width) short = short.replace(/\s*\S$/u, '')
  return `${short}…`
}

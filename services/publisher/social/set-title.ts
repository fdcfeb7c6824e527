import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkitten'

const root = join(__dirname, '../../..')
/** The display face, in the parts in which browsers fetch it: the first that has a letter draws it. */
const files = ['display', 'display-west', 'display-east']
const tracking = -0.012

let faces: Font[] | undefined
const loadFaces = (): Font[] =>
  (faces ??= files.map((file) => {
    const face = create(readFileSync(join(root, 'static/fonts', `${file}.woff2`)))
    if ('fonts' in face) throw new Error(`${file} is a collection of fonts`)
    return face
  }))

const glyphOf = (letter: string) => {
  const point = letter.codePointAt(0) ?? 0
  const face = loadFaces().find((one) => one.hasGlyphForCodePoint(point))
  return face && { glyph: face.glyphForCodePoint(point), unit: face.unitsPerEm }
}

/** In ems. Letters that no face has take no room. */
export function widthOf(words: string): number {
  let width = 0
  for (const letter of words) {
    const found = glyphOf(letter)
    if (found) width += found.glyph.advanceWidth / found.unit + tracking
  }
  return width
}

type Place = { x: number; y: number; size: number }

/** A line of text as outlines, which need no font where they are drawn. */
export function outline(words: string, { x, y, size }: Place): string {
  let at = x
  const parts: string[] = []
  for (const letter of words) {
    const found = glyphOf(letter)
    if (!found) continue
    const { glyph, unit } = found
    parts.push(
      glyph.path
        .scale(size / unit, -size / unit)
        .translate(at, y)
        .toSVG(),
    )
    at += (glyph.advanceWidth / unit + tracking) * size
  }
  return parts.join('')
}

type Set = { size: number; lines: string[] }
type Room = { width: number; height: number; sizes: readonly number[]; leading: number }

/** As large as it fits; what fits at no size ends in an ellipsis. */
export function setTitle(title: string, { width, height, sizes, leading }: Room): Set {
  const words = title.trim().split(/\s+/)
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
    if (line !== undefined && widthOf(`${line} ${word}`) <= width) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

function shorten(line: string, width: number): string {
  let short = line
  while (short !== '' && widthOf(`${short}…`) > width) short = short.replace(/\s*\S$/u, '')
  return `${short}…`
}

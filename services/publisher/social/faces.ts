import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font } from 'fontkitten'
import { firmFolder } from '../../../src/config/firm-folder'
import { root } from '../../../src/config/root'

type Face = {
  /** Whether the file may have a letter; those of Chinese are many, and most are never opened. */
  mayHave: (point: number) => boolean
  open: () => Font
}

/** The display face, in the parts in which browsers fetch it: the first that has a letter draws it. */
const display = ['display', 'display-west', 'display-east'].map((name) => toFace(fileOf(`${name}.woff2`), () => true))

/** What the firm has in the place of one of the platform's fonts, as pages have it. */
function fileOf(name: string): string {
  const own = join(firmFolder(), 'static/fonts', name)
  return existsSync(own) ? own : join(root, 'static/fonts', name)
}

function toFace(file: string, mayHave: Face['mayHave']): Face {
  let font: Font | undefined
  const open = (): Font => {
    const face = create(readFileSync(file))
    if ('fonts' in face) throw new Error(`${file} is a collection of fonts`)
    return face
  }
  return { mayHave, open: () => (font ??= open()) }
}

const chinese = createRequire(__filename).resolve('@fontsource/zcool-xiaowei/unicode.json')
let chineseFaces: Face[] | undefined

/** Pages leave Chinese to the reader's own fonts: only pictures need one. */
const findChineseFaces = (): Face[] => (chineseFaces ??= listChineseFaces())

const listChineseFaces = (): Face[] =>
  Object.entries(JSON.parse(readFileSync(chinese, 'utf8')) as Record<string, string>).map(([part, ranges]) => {
    const pairs = ranges.split(',').map((range) =>
      range
        .replace('U+', '')
        .split('-')
        .map((digits) => parseInt(digits, 16)),
    )
    const name = `zcool-xiaowei-${part.replace(/[[\]]/g, '')}-400-normal.woff2`
    return toFace(join(dirname(chinese), 'files', name), (point) =>
      pairs.some(([from = 0, to = from]) => point >= from && point <= to),
    )
  })

/** The form of a letter, and how many units of it make an em; undefined where no face has it. */
export function findGlyph(letter: string) {
  const point = letter.codePointAt(0) ?? 0
  const has = (face: Face): boolean => face.mayHave(point) && face.open().hasGlyphForCodePoint(point)
  const font = (display.find(has) ?? findChineseFaces().find(has))?.open()
  return font && { glyph: font.glyphForCodePoint(point), unit: font.unitsPerEm }
}

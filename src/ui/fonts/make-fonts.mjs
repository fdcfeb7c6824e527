// npm run tool -- fonts: makes static/fonts and src/ui/fonts.css from the packages in faces.mjs.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection'
import { fromBuffer } from '@capsizecss/unpack'
import { create } from 'fontkitten'
import { convert } from 'fontverter'
import prettier from 'prettier'
import subsetFont from 'subset-font'
import { drawnAs, everyday, faces, further } from './faces.mjs'
import { readTables, toCmapTable, toNameTable, writeTables } from './sfnt.mjs'

const root = join(import.meta.dirname, '../../..')
const { resolve } = createRequire(import.meta.url)

const toLetters = (ranges) =>
  ranges.flatMap((range) =>
    typeof range === 'string'
      ? [...range].map((letter) => letter.codePointAt(0))
      : Array.from({ length: range[1] - range[0] + 1 }, (_, index) => range[0] + index),
  )
const common = new Set(toLetters(everyday))
const groups = Object.entries(further).map(([name, ranges]) => ({
  name,
  letters: new Set(toLetters(ranges).filter((letter) => !common.has(letter))),
}))

/** Signs that no font has may lie in a range: a browser that does not find one there asks the next family, as ever. */
const widestGap = 0x200

/** U+41-5A, U+C0, … A gap is closed, since that is shorter, unless a letter of a face that is asked after this one lies in it. */
function toUnicodeRange(letters, askedLater) {
  const isFree = (from, to) => to - from <= widestGap && ![...askedLater].some((letter) => letter > from && letter < to)
  const ranges = []
  for (const letter of [...letters].sort((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last && isFree(last[1], letter)) last[1] = letter
    else ranges.push([letter, letter])
  }
  const hex = (letter) => letter.toString(16).toUpperCase()
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ')
}

async function subset(face, bytes, letters) {
  const wanted = [...letters, ...drawnAs.values()]
  const small = await subsetFont(bytes, String.fromCodePoint(...wanted), {
    targetFormat: 'sfnt',
    keepFeatures: face.features,
    noHinting: true,
    dropTables: ['DSIG', 'STAT', 'meta', 'gasp'],
    ...(face.axes ? { variationAxes: face.axes } : {}),
  })
  const font = create(small)
  const glyphs = new Map(
    [...letters].flatMap((letter) => {
      const drawn = font.hasGlyphForCodePoint(letter) ? letter : drawnAs.get(letter)
      return drawn !== undefined && font.hasGlyphForCodePoint(drawn) ? [[letter, font.glyphForCodePoint(drawn).id]] : []
    }),
  )
  const tables = readTables(small)
  const licence = readFileSync(resolve(`${face.licence[0]}/LICENSE`), 'utf8').split('\n')[0]
  tables.set('name', toNameTable({ family: face.family, style: face.style ?? 'regular', licence }))
  tables.set('cmap', toCmapTable(glyphs))
  return { woff2: await convert(writeTables(small.readUInt32BE(0), tables), 'woff2'), letters: [...glyphs.keys()] }
}

const toRule = (descriptors) =>
  `@font-face {${Object.entries(descriptors)
    .map(([name, value]) => `${name}: ${value};`)
    .join('')}}`

const webFace = (face, file, range) =>
  toRule({
    'font-family': `'${face.family}'`,
    src: `url('/fonts/${file}.woff2') format('woff2')`,
    'font-weight': face.weight ?? '400',
    ...(face.style ? { 'font-style': face.style } : {}),
    'font-display': 'swap',
    'unicode-range': range,
  })

const percent = (share) => `${(share * 100).toFixed(2)}%`

/** A face of the system, scaled until its lines are as long and as high as those of the face that it stands in for. */
function standIn({ family, metrics }, { metrics: name, local }, position) {
  const system = entireMetricsCollection[name]
  const scale = metrics.xWidthAvg / metrics.unitsPerEm / (system.xWidthAvg / system.unitsPerEm)
  const height = (value) => percent(Math.abs(value) / metrics.unitsPerEm / scale)
  return toRule({
    'font-family': `'${family} Fallback${position === 0 ? '' : ` ${position + 1}`}'`,
    src: local.map((font) => `local('${font}')`).join(', '),
    'size-adjust': percent(scale),
    'ascent-override': height(metrics.ascent),
    'descent-override': height(metrics.descent),
    'line-gap-override': height(metrics.lineGap),
  })
}

/** Packages split a font's letters over files: the one that has most of these. */
function packageFor(face, letters) {
  const has = (bytes) => create(bytes).characterSet.filter((letter) => letters.has(letter)).length
  return face.from.map((path) => readFileSync(resolve(path))).sort((one, other) => has(other) - has(one))[0]
}

async function make(face) {
  const write = async (file, letters) => {
    const { woff2, letters: found } = await subset(face, packageFor(face, letters), letters)
    writeFileSync(join(root, `static/fonts/${file}.woff2`), woff2)
    process.stdout.write(`${file}.woff2: ${woff2.length} bytes, ${found.length} letters\n`)
    return { file, woff2, found }
  }
  const [west, ...others] = groups
  const everyday = await write(face.file, common)
  // A browser asks the last first.
  const written = []
  for (const { name, letters } of others) written.push(await write(`${face.file}-${name}`, letters))
  written.push(everyday, await write(`${face.file}-${west.name}`, west.letters))
  const rules = written.map(({ file, found }, position) => {
    const before = written.slice(0, position).flatMap((one) => one.found)
    return webFace(face, file, toUnicodeRange(found, before))
  })
  copyFileSync(resolve(`${face.licence[0]}/LICENSE`), join(root, 'static/fonts', face.licence[1]))
  const metrics = await fromBuffer(await convert(everyday.woff2, 'sfnt'))
  return [
    ...rules,
    ...face.standIns.map((system, position) => standIn({ family: face.family, metrics }, system, position)),
  ]
}

const rules = []
for (const face of faces) rules.push(...(await make(face)))
// Chinese headings: letters only, so that figures come from the Song face beside them.
rules.push(
  toRule({
    'font-family': "'AV Display Letters'",
    src: "url('/fonts/display.woff2') format('woff2')",
    'font-display': 'swap',
    'unicode-range': 'U+41-5A, U+61-7A, U+C0-FF, U+152-153, U+2019',
  }),
)
const target = join(root, 'src/ui/fonts.css')
const css = `/* Made by npm run tool -- fonts, measured from the fonts themselves. */\n${rules.join('\n\n')}`
writeFileSync(target, await prettier.format(css, { ...(await prettier.resolveConfig(target)), parser: 'css' }))

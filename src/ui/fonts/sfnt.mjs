// The few things that a subsetter does not do: give a font a name of ours and letters that are drawn like others.

const directoryStart = 12
const directoryEntry = 16
const checksumSeed = 0xb1b0afba

const padded = (length) => (length + 3) & ~3

function checksum(bytes) {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
  return sum
}

export function readTables(font) {
  const tables = new Map()
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const at = directoryStart + index * directoryEntry
    const start = font.readUInt32BE(at + 8)
    tables.set(font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12)))
  }
  return tables
}

/** https://learn.microsoft.com/typography/opentype/spec/otff#organization-of-an-opentype-font */
export function writeTables(version, tables) {
  const tags = [...tables.keys()].sort()
  const power = Math.floor(Math.log2(tags.length))
  const head = Buffer.alloc(directoryStart + tags.length * directoryEntry)
  head.writeUInt32BE(version, 0)
  head.writeUInt16BE(tags.length, 4)
  head.writeUInt16BE(2 ** power * directoryEntry, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE((tags.length - 2 ** power) * directoryEntry, 10)
  const parts = [head]
  let start = head.length
  tags.forEach((tag, index) => {
    const table = Buffer.from(tables.get(tag))
    if (tag === 'head') table.writeUInt32BE(0, 8)
    const body = Buffer.concat([table], padded(table.length))
    const at = directoryStart + index * directoryEntry
    head.write(tag, at, 'latin1')
    head.writeUInt32BE(checksum(body), at + 4)
    head.writeUInt32BE(start, at + 8)
    head.writeUInt32BE(table.length, at + 12)
    parts.push(body)
    start += body.length
  })
  const font = Buffer.concat(parts)
  const entry = tags.indexOf('head') * directoryEntry + directoryStart
  font.writeUInt32BE((checksumSeed - checksum(font)) >>> 0, font.readUInt32BE(entry + 8) + 8)
  return font
}

/** https://learn.microsoft.com/typography/opentype/spec/name: copyright, family, style, identifier, full name, PostScript name, licence. */
export function toNameTable({ family, style, licence }) {
  const postscript = `${family}-${style}`.replaceAll(' ', '')
  const names = [
    [0, licence],
    [1, family],
    [2, style],
    [3, postscript],
    [4, `${family} ${style}`],
    [6, postscript],
    [13, 'SIL Open Font License 1.1'],
  ].map(([id, text]) => [id, Buffer.from(text, 'utf16le').swap16()])
  const head = Buffer.alloc(6 + names.length * 12)
  head.writeUInt16BE(names.length, 2)
  head.writeUInt16BE(head.length, 4)
  let offset = 0
  names.forEach(([id, text], index) => {
    const record = [3, 1, 0x409, id, text.length, offset]
    record.forEach((value, field) => head.writeUInt16BE(value, 6 + index * 12 + field * 2))
    offset += text.length
  })
  return Buffer.concat([head, ...names.map(([, text]) => text)])
}

/** https://learn.microsoft.com/typography/opentype/spec/cmap#format-12-segmented-coverage, for Windows and for Unicode. */
export function toCmapTable(glyphByLetter) {
  const letters = [...glyphByLetter.keys()].sort((one, other) => one - other)
  const groups = []
  for (const letter of letters) {
    const glyph = glyphByLetter.get(letter)
    const last = groups.at(-1)
    if (last && last.end + 1 === letter && last.glyph + (letter - last.start) === glyph) last.end = letter
    else groups.push({ start: letter, end: letter, glyph })
  }
  const head = Buffer.alloc(20)
  ;[0, 2, 0, 4, 0, 20, 3, 10, 0, 20].forEach((value, field) => head.writeUInt16BE(value, field * 2))
  const body = Buffer.alloc(16 + groups.length * 12)
  body.writeUInt16BE(12, 0)
  body.writeUInt32BE(body.length, 4)
  body.writeUInt32BE(groups.length, 12)
  groups.forEach(({ start, end, glyph }, index) => {
    ;[start, end, glyph].forEach((value, field) => body.writeUInt32BE(value, 16 + index * 12 + field * 4))
  })
  return Buffer.concat([head, body])
}

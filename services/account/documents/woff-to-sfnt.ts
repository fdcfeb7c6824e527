import { inflateSync } from 'node:zlib'

const [woffHeader, woffEntry, sfntHeader, sfntEntry] = [44, 20, 12, 16]

/** A font as the makers of documents read it: the tables of a WOFF, unpacked. */
export function woffToSfnt(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const entries: Buffer[] = []
  const tables: Buffer[] = []
  let offset = sfntHeader + sfntEntry * count
  for (let place = 0; place < count; place++) {
    const at = woffHeader + woffEntry * place
    const [start, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [number, number, number]
    const kept = woff.subarray(start, start + packed)
    const table = packed < length ? inflateSync(kept) : kept
    const entry = Buffer.alloc(sfntEntry)
    woff.copy(entry, 0, at, at + 4) // its tag
    woff.copy(entry, 4, at + 16, at + 20) // its checksum
    entry.writeUInt32BE(offset, 8)
    entry.writeUInt32BE(length, 12)
    const padding = Buffer.alloc((4 - (length % 4)) % 4)
    entries.push(entry)
    tables.push(table, padding)
    offset += length + padding.length
  }
  return Buffer.concat([headOf(woff, count), ...entries, ...tables])
}

function headOf(woff: Buffer, count: number): Buffer {
  const head = Buffer.alloc(sfntHeader)
  woff.copy(head, 0, 4, 8) // its flavour
  const power = Math.floor(Math.log2(count))
  const range = sfntEntry * 2 ** power
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(range, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(count * sfntEntry - range, 10)
  return head
}

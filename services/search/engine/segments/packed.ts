/** Named arrays and facts in one block of memory: the same bytes are a file, and can be shared between threads. */
export type Packed = { facts: unknown; arrays: Record<string, NumberArray> }
export type NumberArray = Uint8Array | Uint32Array | Float64Array

type Kind = 'bytes' | 'whole' | 'real'
type Entry = { name: string; kind: Kind; at: number; length: number }

const open: Record<Kind, (block: SharedArrayBuffer, at: number, length: number) => NumberArray> = {
  bytes: (...place) => new Uint8Array(...place),
  whole: (...place) => new Uint32Array(...place),
  real: (...place) => new Float64Array(...place),
}
const alignment = 8
const align = (bytes: number) => Math.ceil(bytes / alignment) * alignment

export function pack({ facts, arrays }: Packed): SharedArrayBuffer {
  const entries: Entry[] = []
  let bytes = 0
  for (const [name, array] of Object.entries(arrays)) {
    entries.push({ name, kind: kindOf(array), at: bytes, length: array.length })
    bytes += align(array.byteLength)
  }
  const head = Buffer.from(JSON.stringify({ facts, entries }))
  const start = align(alignment + head.length)
  const block = new SharedArrayBuffer(start + bytes)
  new Uint32Array(block, 0, 2).set([start, head.length])
  Buffer.from(block).set(head, alignment)
  for (const { name, at } of entries) {
    const array = arrays[name]
    if (array) new Uint8Array(block, start + at, array.byteLength).set(asBytes(array))
  }
  return block
}

export function unpack(block: SharedArrayBuffer): Packed {
  const [start = 0, headLength = 0] = new Uint32Array(block, 0, 2)
  const head = Buffer.from(block, alignment, headLength).toString()
  const { facts, entries } = JSON.parse(head) as { facts: unknown; entries: Entry[] }
  const arrays = entries.map(({ name, kind, at, length }) => [name, open[kind](block, start + at, length)])
  return { facts, arrays: Object.fromEntries(arrays) as Packed['arrays'] }
}

function kindOf(array: NumberArray): Kind {
  if (array instanceof Uint8Array) return 'bytes'
  return array instanceof Uint32Array ? 'whole' : 'real'
}

const asBytes = ({ buffer, byteOffset, byteLength }: NumberArray) => new Uint8Array(buffer, byteOffset, byteLength)

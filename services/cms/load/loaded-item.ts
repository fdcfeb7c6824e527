export type Values = Record<string, unknown>

/** One item as it is handed to the CMS: all its languages at once, other items named by their numbers. */
export type LoadedItem = {
  collection: string
  key: string
  id: number
  values: Values
  /** The moment of its last change. */
  at?: string
  /** What it said before, the oldest first. */
  earlier?: { values: Values; at: string }[]
  file?: { name: string; text: string } | { name: string; path: string }
}

/** Items, one a line, as they come in. */
export async function readItems(input: AsyncIterable<string | Buffer>): Promise<LoadedItem[]> {
  const chunks: Buffer[] = []
  for await (const chunk of input) chunks.push(Buffer.from(chunk))
  const lines = Buffer.concat(chunks).toString('utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as LoadedItem)
}

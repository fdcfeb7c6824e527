import { createInterface } from 'node:readline'

export type Values = Record<string, unknown>

/** One item as it is handed to the CMS: all its languages at once, other items named by their numbers. */
export type LoadedItem = {
  collection: string
  key: string
  id: number
  values: Values
  /** The moment of its last change. */
  at?: string
  /** Since when it is in the bin. */
  deletedAt?: string
  /** What it said before, the oldest first. */
  earlier?: { values: Values; at: string }[]
  /** Where it was before. */
  formerAddresses?: { locale: string; address: string; leftAt: string }[]
  /** What it names and was deleted where it comes from. */
  gone?: string[]
  /** What belongs to it in the folder of uploads, and where it is copied from. */
  files?: { name: string; path: string }[]
}

/** Items, one a line, as they come in: all of them in one text would be more than a text may hold. The last line says how many. */
export async function readItems(input: NodeJS.ReadableStream): Promise<LoadedItem[]> {
  const items: LoadedItem[] = []
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    const said = JSON.parse(line) as LoadedItem | { count: number }
    if (!('count' in said)) items.push(said)
    else if (said.count === items.length) return items
  }
  throw new Error(`The items break off after ${items.length}. Nothing is loaded.`)
}

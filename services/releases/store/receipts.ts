import { mkdir, readdir, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { keptContent } from '../../../src/config/kept-content'
import { unlessMissing, writeDurably } from './durable-file'

const seconds = z.number()

/** What a publication did, for everybody to see: nothing of it is more than the site itself shows. */
export const receipt = z.object({
  id: z.string(),
  /** The release that it made; null when the site says the same as before. */
  release: z.number().nullable(),
  /** The newest row of the publication log that it took in. */
  seq: z.number(),
  liveAt: z.string(),
  cause: z.enum(['webhook', 'poll', 'clock', 'start', 'resume', 'restore', 'start-over']),
  delivery: z.string().nullable(),
  /** From the editor's click until readers saw it; null where nobody clicked. */
  clickToLive: seconds.nullable(),
  stages: z.object({
    queued: seconds,
    read: seconds,
    plan: seconds,
    render: seconds,
    check: seconds,
    store: seconds,
    search: seconds.default(0),
    switch: seconds,
  }),
  editions: z.array(z.object({ type: z.string(), id: z.number(), locale: z.string(), operation: z.string() })),
  pages: z.object({ changed: z.number(), removed: z.number(), heldBack: z.number(), addresses: z.array(z.string()) }),
  files: z.number(),
  gates: z.array(z.string()),
  /** Whether search has taken it; what is pending is sent as soon as it answers. */
  search: z.enum(['unchanged', 'done', 'pending']).default('unchanged'),
  /** Records that were written to the indexes or taken out of them. */
  searchWrites: z.number().default(0),
})

export type Receipt = z.output<typeof receipt>

export type Receipts = {
  write: (receipt: Receipt) => Promise<void>
  read: (id: string) => Promise<Receipt | undefined>
  /** The newest first. */
  newest: (count: number) => Promise<Receipt[]>
}

export const keptReceipts = keptContent.receipts.newest
const wellFormed = /^[0-9a-z]{8,12}$/

/** Ids sort by time. */
export const toReceiptId = (at: number): string => at.toString(36).padStart(9, '0')

export function openReceipts(folder: string): Receipts {
  const pathOf = (id: string) => join(folder, `${id}.json`)
  const ids = async () => {
    const names = (await unlessMissing(readdir(folder))) ?? []
    return names.flatMap((name) => /^([0-9a-z]+)\.json$/.exec(name)?.[1] ?? []).sort()
  }
  const read = async (id: string) => {
    const text = wellFormed.test(id) ? await unlessMissing(readFile(pathOf(id), 'utf8')) : undefined
    return text === undefined ? undefined : receipt.parse(JSON.parse(text))
  }
  return {
    read,
    write: async (made) => {
      await mkdir(folder, { recursive: true })
      await writeDurably(pathOf(made.id), JSON.stringify(made))
      for (const old of (await ids()).slice(0, -keptReceipts)) await unlessMissing(unlink(pathOf(old)))
    },
    newest: async (count) => {
      const found = await Promise.all((await ids()).slice(-count).map(read))
      return found.filter((one) => one !== undefined).reverse()
    },
  }
}

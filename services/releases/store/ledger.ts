import { mkdir, readdir, readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { record, type ReleaseRecord } from '../record'
import { claimDurably, removeDrafts, unlessMissing, writeDurably } from './durable-file'

/** The releases in their order. The newest is the one that is served: to append is to switch. */
export type Ledger = {
  /** Ascending. */
  numbers: () => Promise<number[]>
  read: (number: number) => Promise<ReleaseRecord | undefined>
  /** False when somebody else has made a release of that number. */
  append: (release: ReleaseRecord) => Promise<boolean>
  /** Says the same in another way. */
  rewrite: (release: ReleaseRecord) => Promise<void>
  remove: (number: number) => Promise<void>
}

const digits = 8

export function openLedger(folder: string): Ledger {
  const pathOf = (number: number) => join(folder, `${String(number).padStart(digits, '0')}.json`)
  return {
    numbers: async () => {
      const names = (await unlessMissing(readdir(folder))) ?? []
      return names
        .flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? [])
        .map(Number)
        .sort((a, b) => a - b)
    },
    read: async (number) => {
      const text = await unlessMissing(readFile(pathOf(number), 'utf8'))
      return text === undefined ? undefined : record.parse(JSON.parse(text))
    },
    append: async (release) => {
      await mkdir(folder, { recursive: true })
      return claimDurably(pathOf(release.number), JSON.stringify(release))
    },
    rewrite: async (release) => {
      await removeDrafts(folder)
      await writeDurably(pathOf(release.number), JSON.stringify(release))
    },
    remove: async (number) => unlessMissing(unlink(pathOf(number))),
  }
}

import { createReadStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, unlink, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable } from 'node:stream'
import { isYoung, removeDrafts, unlessMissing, writeDurably } from './durable-file'

export type ByteRange = { start: number; end: number }

/** Bytes by name. A name is a digest of what the bytes say, so none ever changes its meaning. */
export type Blobs = {
  /** Whether it is there; if so, it is not collected for a while. */
  keep: (name: string) => Promise<boolean>
  read: (name: string) => Promise<Buffer | undefined>
  stream: (name: string, range?: ByteRange) => Readable
  write: (name: string, bytes: Buffer) => Promise<void>
  remove: (name: string) => Promise<void>
  /** Removes what nobody wants; gives how many. What was written or kept lately may belong to a release in the making. */
  collect: (isWanted: (name: string) => boolean) => Promise<number>
}

const condemned = '.condemned'

export function openBlobs(folder: string): Blobs {
  const shelfOf = (name: string) => join(folder, name.slice(0, 2))
  const pathOf = (name: string) => join(shelfOf(name), name)
  return {
    keep: async (name) => (await unlessMissing(touch(pathOf(name)))) ?? false,
    read: (name) => unlessMissing(readFile(pathOf(name))),
    stream: (name, range) => createReadStream(pathOf(name), range),
    write: async (name, bytes) => {
      await mkdir(shelfOf(name), { recursive: true })
      await writeDurably(pathOf(name), bytes)
    },
    remove: async (name) => unlessMissing(unlink(pathOf(name))),
    collect: async (isWanted) => {
      let removed = 0
      for (const shelf of (await unlessMissing(readdir(folder))) ?? []) {
        await removeDrafts(join(folder, shelf))
        const names = new Set((await readdir(join(folder, shelf))).map((file) => file.replace(condemned, '')))
        for (const name of names) if (await settle(pathOf(name), isWanted(name))) removed++
      }
      return removed
    },
  }
}

async function touch(path: string): Promise<true> {
  const now = new Date()
  await utimes(path, now, now)
  return true
}

/**
 * Removes an old file that is not wanted. It is moved aside before its age is looked at for the last time: anyone who wants it
 * in between either finds it gone and writes it again, or was in time, and then it goes back.
 */
async function settle(path: string, isWanted: boolean): Promise<boolean> {
  const aside = `${path}${condemned}`
  if (isWanted || (await isYoung(path))) {
    await unlessMissing(rename(aside, path)) // the process that moved it was killed
    return false
  }
  await unlessMissing(rename(path, aside))
  if (await isYoung(aside)) {
    await unlessMissing(rename(aside, path))
    return false
  }
  await unlessMissing(unlink(aside))
  return true
}

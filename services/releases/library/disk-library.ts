import { createReadStream } from 'node:fs'
import { mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { claimDurably, isDraft, unlessMissing } from '../store/durable-file'
import { type Library } from './library'

export function openDiskLibrary(folder: string): Library {
  const pathOf = (name: string) => join(folder, name)
  return {
    keep: async (name, content) => {
      await mkdir(folder, { recursive: true })
      await claimDurably(pathOf(name), content)
    },
    sizeOf: async (name) => (await unlessMissing(stat(pathOf(name))))?.size,
    stream: (name, range) => createReadStream(pathOf(name), range),
    names: async () => ((await unlessMissing(readdir(folder))) ?? []).filter((name) => !isDraft(name)).sort(),
    close: () => undefined,
  }
}

import { randomUUID } from 'node:crypto'
import { link, open, readdir, rename, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const draftEnding = '.new'
/** What a killed writer may have left behind. */
export const isDraft = (name: string): boolean => name.endsWith(draftEnding)
/** Nobody takes longer than this to make a release, so what is older and belongs to none is nobody's. */
export const makingMs = 3_600_000

/** Whole or not at all, whatever is killed: written beside its place, made to last, then moved there. */
export async function writeDurably(path: string, bytes: Buffer | string): Promise<void> {
  await rename(await writeDraft(path, bytes), path)
  await makeLast(dirname(path))
}

/** The same, but false when the place is taken: of two writers one wins, and the other knows. */
export async function claimDurably(path: string, bytes: Buffer | string): Promise<boolean> {
  const draft = await writeDraft(path, bytes)
  try {
    await link(draft, path)
  } catch (error) {
    if (isError(error, 'EEXIST')) return false
    throw error
  } finally {
    await unlink(draft)
  }
  await makeLast(dirname(path))
  return true
}

async function writeDraft(path: string, bytes: Buffer | string): Promise<string> {
  const draft = `${path}.${randomUUID()}${draftEnding}`
  const file = await open(draft, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  return draft
}

async function makeLast(folder: string): Promise<void> {
  if (process.platform === 'win32') return // folders cannot be opened there
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** What writers that were killed have left. */
export async function removeDrafts(folder: string): Promise<void> {
  for (const name of (await unlessMissing(readdir(folder))) ?? []) {
    const path = join(folder, name)
    if (isDraft(name) && !(await isYoung(path))) await unlessMissing(unlink(path))
  }
}

export async function isYoung(path: string): Promise<boolean> {
  const found = await unlessMissing(stat(path))
  return found !== undefined && Date.now() - found.mtimeMs < makingMs
}

const isError = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code

/** For what may not be there. */
export async function unlessMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work
  } catch (error) {
    if (isError(error, 'ENOENT')) return undefined
    throw error
  }
}

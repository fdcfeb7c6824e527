import { link, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { environment } from '../environment'

/**
 * Files are written once and stay: a release of last week, or one that is gone back to, still shows its pictures, and
 * a change that is taken back has taken nothing away.
 */
export async function keepFile(name: string, data: Buffer): Promise<void> {
  const folder = environment.mediaFolder()
  await mkdir(folder, { recursive: true })
  const unfinished = join(folder, `.${name}.part`)
  const file = await open(unfinished, 'w')
  try {
    await file.writeFile(data)
    await file.sync()
  } finally {
    await file.close()
  }
  try {
    await link(unfinished, join(folder, name))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(unfinished, { force: true })
  }
}

export const pathOfFile = (name: string): string => join(environment.mediaFolder(), name)

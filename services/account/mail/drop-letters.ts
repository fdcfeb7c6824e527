import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Deletes the letters to somebody from the folder in which an installation without a mail server puts them. */
export async function dropLetters(folder: string, addresses: readonly string[]): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const text = (await readFile(join(folder, name), 'latin1')).toLowerCase()
    if (addresses.some((address) => text.includes(address.toLowerCase()))) await rm(join(folder, name), { force: true })
  }
}

import { readFile } from 'node:fs/promises'
import { mediaLibrary } from '../media/store'
import { type LoadedItem } from './loaded-item'

/** Kept where uploads are, under the names that the item says. */
export async function keepItemFiles({ files = [] }: LoadedItem): Promise<void> {
  const library = await mediaLibrary()
  await Promise.all(files.map(async ({ name, path }) => library.keep(name, await readFile(path))))
}

import { readFile } from 'node:fs/promises'
import { keepFile } from '../media/store'
import { type LoadedItem } from './loaded-item'

/** Kept where uploads are, under the names that the item says. */
export async function keepItemFiles({ files = [] }: LoadedItem): Promise<void> {
  await Promise.all(files.map(async ({ name, path }) => keepFile(name, await readFile(path))))
}

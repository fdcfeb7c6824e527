import { readFile } from 'node:fs/promises'
import { keepFile } from '../media/store'
import { type LoadedItem } from './loaded-item'

/** Kept where uploads are, under the name that the item says. */
export async function keepItemFile(file: NonNullable<LoadedItem['file']>): Promise<void> {
  await keepFile(file.name, 'text' in file ? Buffer.from(file.text) : await readFile(file.path))
}

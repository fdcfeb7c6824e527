import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawIcons } from './draw-icons'

/** Beside the pages. Gatsby copies the files of the root afterwards, so a firm's own icon takes the place of a drawn one. */
export async function writeIcons(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [path, content] of await drawIcons()) writeFileSync(join(folder, path), content)
}

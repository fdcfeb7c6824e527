import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

// Of the folders above a source, or above what it was compiled into, the project's alone has it.
const mark = 'gatsby-config.ts'

/** The project's folder. */
export const root = findUp(__dirname)

function findUp(folder: string): string {
  if (existsSync(join(folder, mark))) return folder
  const above = dirname(folder)
  return above === folder ? process.cwd() : findUp(above)
}

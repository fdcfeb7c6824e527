import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../../../src/config/root'

const madeHere = new Set(['node_modules', '.next', 'next-env.d.ts', '.data', '.firm'])

/** Another digest whenever one of the files, or of those in the folders, or `more` is another; the same wherever the program lies. */
export function digestOf(paths: string[], more = ''): string {
  const hash = createHash('sha256').update(more)
  for (const file of paths.flatMap(filesIn))
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !madeHere.has(name))
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { type PlannedFile } from '../plan/plan-files'

const written = z.array(z.string())

/** Writes the planned files into the built site, and takes away those of an earlier build that are planned no more. */
export function writeFiles(files: readonly Pick<PlannedFile, 'path' | 'text'>[], folder: string, list: string): void {
  const paths = new Set(files.map(({ path }) => path))
  for (const path of readList(list)) if (!paths.has(path)) rmSync(join(folder, path), { force: true })
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  mkdirSync(dirname(list), { recursive: true })
  writeFileSync(list, JSON.stringify([...paths]))
}

/** What was written before. A list that a crash cut short is as good as none. */
function readList(list: string): string[] {
  if (!existsSync(list)) return []
  try {
    return written.parse(JSON.parse(readFileSync(list, 'utf8')))
  } catch {
    return []
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/** What anybody may be sent, and what is written beside it; not the tables and the subscribers' index, where the law is kept. */
const given = ['releases', 'logs', 'mail'] as const

const readings = [
  (bytes: Buffer) => bytes,
  (bytes: Buffer) => gunzipSync(bytes),
  (bytes: Buffer) => brotliDecompressSync(bytes),
]

/** Which of them are there, as it lies or as it was before it was compressed. */
function heldIn(bytes: Buffer, words: readonly string[]): string[] {
  return readings.flatMap((read) => {
    try {
      const text = read(bytes)
      return words.filter((one) => text.includes(one))
    } catch {
      return []
    }
  })
}

/** Not what links lead to: a code bundle has one to all packages, which takes minutes to look through. */
function listOwnFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return listOwnFiles(path)
    return entry.isFile() ? [path] : []
  })
}

/** The files of an installation in which some words stand, among how many that were looked through. */
export function findWords(
  dataDir: string,
  words: readonly string[],
  folders: readonly string[] = given,
): { places: string[]; seen: number } {
  const files = folders.flatMap((folder) => listOwnFiles(join(dataDir, folder)))
  const places = files.flatMap((path) => heldIn(readFileSync(path), words).map((found) => `${path}: ${found}`))
  return { places, seen: files.length }
}

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
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

/** The files of an installation in which some words stand, among how many that were looked through. */
export function findWords(
  dataDir: string,
  words: readonly string[],
  folders: readonly string[] = given,
): { places: string[]; seen: number } {
  const files = folders.flatMap((folder) => {
    const root = join(dataDir, folder)
    const names = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : []
    return names.map((name) => join(root, name)).filter((path) => statSync(path).isFile())
  })
  const places = files.flatMap((path) => heldIn(readFileSync(path), words).map((found) => `${path}: ${found}`))
  return { places, seen: files.length }
}

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

/** As it lies there, or as it was before it was compressed. */
function holds(bytes: Buffer, words: string): boolean {
  return readings.some((read) => {
    try {
      return read(bytes).includes(words)
    } catch {
      return false
    }
  })
}

/** The files of an installation in which words stand, among how many that were looked through. */
export function findWords(dataDir: string, words: string): { places: string[]; seen: number } {
  const files = given.flatMap((folder) => {
    const root = join(dataDir, folder)
    const names = existsSync(root) ? readdirSync(root, { recursive: true, encoding: 'utf8' }) : []
    return names.map((name) => join(root, name)).filter((path) => statSync(path).isFile())
  })
  return { places: files.filter((path) => holds(readFileSync(path), words)), seen: files.length }
}

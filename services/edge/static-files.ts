import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { type Answer } from './respond'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.md': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}
const dayInSeconds = 86_400

export type StaticFiles = (path: string, ifNoneMatch: string | undefined) => Answer | undefined

/** Files under their path, read once: a path that is not in the list leads nowhere on the disk. */
export function loadStaticFiles(folders: Record<string, string>): StaticFiles {
  const files = new Map(Object.entries(folders).flatMap(([prefix, folder]) => readFolder(prefix, folder)))
  return (path, ifNoneMatch) => {
    const file = files.get(path)
    if (!file) return undefined
    const headers = { etag: file.etag, 'cache-control': `public, max-age=${dayInSeconds}` }
    if (ifNoneMatch === file.etag) return { status: 304, type: file.type, body: '', headers }
    return { status: 200, type: file.type, body: file.body, headers }
  }
}

type File = { type: string; body: Buffer; etag: string }

function readFolder(prefix: string, folder: string): [string, File][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) in types)
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const body = readFileSync(path)
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      const address = [prefix, ...relative(folder, path).split(sep)].join('/')
      return [address, { type: types[extname(entry.name)] ?? '', body, etag }]
    })
}

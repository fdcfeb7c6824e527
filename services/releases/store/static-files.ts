import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { type Answer } from '../../http/respond'
import { isHashed, mediaTypeOf } from '../files/media-type'
import { isKnown } from '../files/validators'

const served = new Set(['.ico', '.png', '.svg', '.txt', '.woff2'])
const forDay = 'public, max-age=86400'
const forGood = 'public, max-age=31536000, immutable'

export type StaticFiles = (path: string, ifNoneMatch: string | undefined) => Answer | undefined

/** Files under their path, read once: a path that is not in the list leads nowhere on the disk. */
export function loadStaticFiles(folder: string): StaticFiles {
  const files = new Map(readFolder(folder))
  return (path, ifNoneMatch = '') => {
    const file = files.get(path)
    if (!file) return undefined
    const { type, body, etag } = file
    const headers = { etag, 'cache-control': isHashed(path) ? forGood : forDay }
    return isKnown(etag, ifNoneMatch) ? { status: 304, type, body: '', headers } : { status: 200, type, body, headers }
  }
}

type File = { type: string; body: Buffer; etag: string }

function readFolder(folder: string): [string, File][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && served.has(extname(entry.name)))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const body = readFileSync(path)
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      const address = ['', ...relative(folder, path).split(sep)].join('/')
      return [address, { type: mediaTypeOf(path), body, etag }]
    })
}

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { firmFile, isOtherFirm } from '../../../src/config/firm-folder'
import { drawIcon } from '../../../src/ui/mark/draw-icon'
import { type Answer } from '../../http/respond'
import { isHashed, mediaTypeOf } from '../files/media-type'
import { isKnown } from '../files/validators'

const served = new Set(['.ico', '.png', '.svg', '.txt', '.woff2'])
const forDay = 'public, max-age=86400'
const forGood = 'public, max-age=31536000, immutable'

export type StaticFiles = (path: string, ifNoneMatch: string | undefined) => Answer | undefined

/**
 * Files under their path, read once: a path that is not in the list leads nowhere on the disk. As on the site, the icon is drawn
 * unless the firm has a file of its own.
 */
export function loadStaticFiles(folder: string): StaticFiles {
  const own = isOtherFirm() && existsSync(firmFile('static')) ? readFolder(firmFile('static')) : []
  const drawn = toFile('/favicon.svg', Buffer.from(drawIcon()))
  const files = new Map([['/favicon.svg', drawn], ...readFolder(folder), ...own])
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
      return [['', ...relative(folder, path).split(sep)].join('/'), toFile(path, readFileSync(path))]
    })
}

function toFile(path: string, body: Buffer): File {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { type: mediaTypeOf(path), body, etag }
}

import { extname } from 'node:path'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
  '.xsl': 'text/xsl; charset=utf-8',
}

export const mediaTypeOf = (path: string): string => types[extname(path).toLowerCase()] ?? 'application/octet-stream'

export const isText = (type: string): boolean => /charset=utf-8|\+xml|\+json/.test(type)

export const isPage = (type: string): boolean => type === types['.html']

// Gatsby's digests have 20 digits and more; a font that changes gets a new name (static/fonts/README.md).
const hashed = /[-.~/][0-9a-f]{16,}(?:[-./][^/]*)?$|\.woff2$/

/** Whether a path names its content, so that it can be kept for good. */
export const isHashed = (path: string): boolean => hashed.test(path)

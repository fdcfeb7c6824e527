import { randomBytes } from 'node:crypto'

const tokenBytes = 16
const longestWords = 60

/**
 * Nobody can guess the address of a file that they were not shown, and no two files ever share one: so a file can be
 * kept by browsers and networks for ever, and a new version of it is a new file.
 */
export function createFileName(given: string, extension: string): string {
  const words = given
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestWords)
    .replace(/^-+|-+$/g, '')
  return `${words || 'file'}-${randomBytes(tokenBytes).toString('hex')}.${extension}`
}

const named = /^[a-z0-9-]+-([0-9a-f]{32})(?:-[a-z]+\d+)?\.(jpg|jpeg|png|webp|avif|svg|pdf)$/

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
}

export type FileName = { token: string; mimeType: string }

/** The part of a file's name that its derivatives share; undefined for anything that is no name of ours. */
export function findFileName(name: string): FileName | undefined {
  const [, token, extension = ''] = named.exec(name) ?? []
  const mimeType = types[extension]
  return token !== undefined && mimeType !== undefined ? { token, mimeType } : undefined
}

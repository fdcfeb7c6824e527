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

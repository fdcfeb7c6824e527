import { createHash } from 'node:crypto'
import { mediumType } from '../../../src/content/medium'
import { edition } from '../content/planned-pages'
import { type Row } from './feed-reader'

export type Upload = { url: string; content: Buffer; mimeType: string }

const digestOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

/** An address as the content management gives them: nobody guesses it, and no other file ever has it. */
export const toUrl = (words: string, ending: string): string =>
  `/media/${words}-${digestOf(Buffer.from(words)).slice(0, 32)}${ending}`

const row = (id: number, document: object): Row => ({
  ...edition('location', id),
  type: mediumType,
  document: JSON.stringify(document),
})

/** What the log says of an upload whose copies these are. */
export const shownMedium = (id: number, uploads: readonly Upload[]): Row =>
  row(id, {
    files: uploads.map(({ url, content, mimeType }) => ({
      url,
      digest: digestOf(content),
      size: content.length,
      mimeType,
    })),
  })

export const goneMedium = (id: number, uploads: readonly Pick<Upload, 'url'>[]): Row =>
  row(id, { gone: uploads.map(({ url }) => url) })

export const replacedMedium = (id: number): Row => ({ ...row(id, {}), operation: 'withdraw', document: null })

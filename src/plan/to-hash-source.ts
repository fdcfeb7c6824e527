import { createHash } from 'node:crypto'

/** What a content security policy calls a text that stands in a page: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export const toHashSource = (text: string | Buffer): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

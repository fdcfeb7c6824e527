import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lets a page that stands beside an editor's form follow what is typed. */
export const followPath = '/preview/follow.js'
export const followScript = readFileSync(join(__dirname, 'follow-form.mjs'), 'utf8')
export const followTag = `<script src="${followPath}" type="module"></script>`

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../src/config/root'

/** Lets a page that stands beside an editor's form follow what is typed. */
export const followPath = '/preview/follow.js'
export const followScript = readFileSync(join(root, 'services/publisher/preview/follow-form.mjs'), 'utf8')
export const followTag = `<script src="${followPath}" type="module"></script>`

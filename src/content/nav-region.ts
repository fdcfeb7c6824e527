import { body } from './body'
import { contentType, type DocumentOf } from './content-type'
import { sharedFields } from './page-fields'
import { text } from './text'

/** Shown under every service that covers it, so it has no one path. */
export const navRegion = contentType({
  type: 'nav-region',
  title: 'name',
  fields: { name: text, ...sharedFields, key: text, body },
})

export type NavRegion = DocumentOf<typeof navRegion>

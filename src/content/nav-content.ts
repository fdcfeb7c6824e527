import * as z from 'zod'
import { body } from './body'
import { contentType, type DocumentOf } from './content-type'
import { optional } from './optional'
import { pageFields } from './page-fields'
import { refTo } from './ref'
import { text } from './text'

/** Guidance for subscribers, on a service or on one region of it. The public has its `nav-content-teaser`. */
export const navContent = contentType({
  type: 'nav-content',
  title: 'title',
  fields: {
    title: text,
    ...pageFields,
    navService: refTo('nav-service'),
    region: optional(refTo('nav-region')),
    /** What the public may read of it. */
    teaser: text,
    body,
    /** Of guidance that was published before it had numbers, the log says none. */
    version: optional(z.int().positive()),
    changeKind: optional(z.enum(['editorial', 'law-change', 'correction'])),
    changeNote: optional(text),
    /** Who approved these words, and who last confirmed them. */
    approver: optional(text),
    reviewedBy: optional(text),
  },
})

export type NavContent = DocumentOf<typeof navContent>

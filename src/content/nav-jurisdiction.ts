import { contentType, type DocumentOf } from './content-type'
import { day } from './day'
import { optional } from './optional'
import { sharedFields } from './page-fields'
import { refTo } from './ref'
import { lines, text } from './text'

/** Shown below its region under every service that covers that, so it has no one path. */
export const navJurisdiction = contentType({
  type: 'nav-jurisdiction',
  title: 'name',
  fields: {
    name: text,
    ...sharedFields,
    /** ISO 3166: of a country such as GB, or of a part of one such as US-DE. */
    iso: text,
    region: refTo('nav-region'),
    counselFirm: optional(text),
    counselPerson: optional(text),
    reviewer: optional(refTo('person')),
    lastReviewed: day,
    reviewDue: day,
    /** The codes of languages, such as fr. */
    sourceLanguages: lines,
  },
})

export type NavJurisdiction = DocumentOf<typeof navJurisdiction>

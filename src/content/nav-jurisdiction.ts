import * as z from 'zod'
import { contentType, type DocumentOf } from './content-type'
import { day } from './day'
import { listOf, optional } from './optional'
import { sharedFields } from './page-fields'
import { refTo } from './ref'
import { lines, text } from './text'
import { webAddress } from './web-address'

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
    /** Where an authority asks what a rule to come should say. */
    consultations: listOf(z.object({ title: text, authority: text, closesOn: day, url: optional(webAddress) })),
  },
})

export type NavJurisdiction = DocumentOf<typeof navJurisdiction>

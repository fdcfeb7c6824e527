import * as z from 'zod'
import { contentType, type DocumentOf } from './content-type'
import { day } from './day'
import { listOf, optional } from './optional'
import { pageFields } from './page-fields'
import { picture } from './picture'
import { refsTo } from './ref'
import { richTextField } from './rich-text-field'
import { lines, text } from './text'
import { webAddress } from './web-address'

const mailbox = z.string().regex(/^[^\s@<>"]+@[^\s@<>"]+$/, 'must be an e-mail address')

export const person = contentType({
  type: 'person',
  title: 'name',
  fields: {
    name: text,
    ...pageFields,
    jobTitle: text,
    givenName: text,
    familyName: text,
    otherNames: optional(text),
    nativeName: optional(text),
    pronouns: optional(text),
    role: z.enum(['partner', 'counsel', 'associate', 'trainee', 'business-services']),
    photo: optional(picture),
    biography: richTextField,
    admissions: listOf(z.object({ place: text, year: optional(z.int()) })),
    education: listOf(z.object({ degree: text, institution: text })),
    spokenLanguages: lines,
    email: mailbox,
    phones: listOf(z.object({ kind: z.enum(['office', 'mobile']), number: text })),
    linkedin: optional(webAddress),
    offices: refsTo('office'),
    services: refsTo('service'),
    sectors: refsTo('sector'),
    jurisdictions: refsTo('nav-jurisdiction'),
    /** For twelve months the page of somebody who left names others to turn to. */
    leftAt: optional(day),
  },
})

export type Person = DocumentOf<typeof person>

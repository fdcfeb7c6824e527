import * as z from 'zod'
import { body } from './body'
import { contentType, type DocumentOf } from './content-type'
import { optional } from './optional'
import { pageFields } from './page-fields'
import { refsTo, refTo } from './ref'
import { text } from './text'

export const location = contentType({
  type: 'location',
  title: 'name',
  fields: {
    name: text,
    ...pageFields,
    kind: z.enum(['country', 'city']),
    /** ISO 3166-1, of the country where it is a city. */
    iso: text,
    within: optional(refTo('location')),
    /** Who answers for the place where there is no office. */
    desk: refsTo('person'),
    jurisdictions: refsTo('nav-jurisdiction'),
    body,
  },
})

export type Location = DocumentOf<typeof location>

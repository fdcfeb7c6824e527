import * as z from 'zod'
import { body } from './body'
import { contentType, type DocumentOf } from './content-type'
import { day } from './day'
import { optional } from './optional'
import { pageFields } from './page-fields'
import { refsTo, refTo } from './ref'
import { text } from './text'
import { webAddress } from './web-address'

export const vacancy = contentType({
  type: 'vacancy',
  title: 'title',
  fields: {
    title: text,
    ...pageFields,
    reference: text,
    level: z.enum(['graduate', 'associate', 'counsel', 'partner', 'business-services']),
    area: text,
    employment: z.enum(['full-time', 'part-time', 'contractor', 'temporary', 'intern']),
    postedOn: day,
    closesOn: day,
    offices: refsTo('office'),
    /** In words. */
    salary: optional(text),
    applyUrl: webAddress,
    benefits: optional(refTo('country-benefits')),
    parent: optional(refTo('vacancy')),
    body,
  },
})

export type Vacancy = DocumentOf<typeof vacancy>

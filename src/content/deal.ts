import * as z from 'zod'
import { contentType, type DocumentOf } from './content-type'
import { day } from './day'
import { optional, yesNo } from './optional'
import { summary } from './page-fields'
import { refsTo } from './ref'
import { text } from './text'

const currency = z.enum(['GBP', 'EUR', 'USD', 'CNY', 'HKD', 'SGD', 'AED', 'JPY'])

export const deal = contentType({
  type: 'deal',
  title: 'title',
  fields: {
    title: text,
    summary,
    /** The client stays unnamed, and then never reaches the log. */
    confidential: yesNo,
    client: optional(text),
    role: text,
    value: optional(z.number().nonnegative()),
    currency: optional(currency),
    date: day,
    people: refsTo('person'),
    services: refsTo('service'),
    sectors: refsTo('sector'),
    offices: refsTo('office'),
    jurisdictions: refsTo('nav-jurisdiction'),
  },
})

export type Deal = DocumentOf<typeof deal>

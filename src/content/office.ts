import * as z from 'zod'
import { body } from './body'
import { contentType, type DocumentOf } from './content-type'
import { clockTime } from './day'
import { listOf } from './optional'
import { pageFields } from './page-fields'
import { picture } from './picture'
import { refTo } from './ref'
import { richTextField } from './rich-text-field'
import { lines, text } from './text'

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export const office = contentType({
  type: 'office',
  title: 'name',
  fields: {
    name: text,
    ...pageFields,
    city: refTo('location'),
    country: refTo('location'),
    address: text,
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    phones: lines,
    hours: listOf(z.object({ day: z.enum(weekdays), opens: clockTime, closes: clockTime })),
    pictures: listOf(z.object({ picture }).transform((row) => row.picture)),
    body,
    legalEntity: text,
    regulatorText: richTextField,
  },
})

export type Office = DocumentOf<typeof office>

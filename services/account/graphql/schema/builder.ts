import SchemaBuilder from '@pothos/core'
import { type GuidanceParts } from '../../../../src/access/guidance-parts'
import { type NavColumns } from '../../../../src/access/nav-columns'
import { type RichTextParts } from '../../../../src/access/rich-text-parts'
import { type LocaleIn } from '../../../../src/config/locales'
import { isMainLocale } from '../../../../src/forms/account-details'
import { type Context } from '../context'
import { invalid } from '../refusals'

type Types = {
  Context: Context
  DefaultFieldNullability: false
  Scalars: {
    Day: { Input: string; Output: string }
    Moment: { Input: Date; Output: Date }
    Locale: { Input: LocaleIn<'main'>; Output: string }
    Key: { Input: string; Output: string }
    NavColumns: { Input: never; Output: NavColumns }
    NavBody: { Input: never; Output: GuidanceParts }
    RichText: { Input: never; Output: RichTextParts }
    Upload: { Input: File; Output: never }
  }
}

/** The one schema of the account: its parts add themselves to it. */
export const builder = new SchemaBuilder<Types>({ defaultFieldNullability: false })

const refuseInput = (name: string) => (): never => {
  throw invalid([name])
}

const dayForm = /^\d{4}-\d{2}-\d{2}$/

/** One that the calendar has: the 30th of February is none. */
function isDay(value: unknown): value is string {
  const at = typeof value === 'string' && dayForm.test(value) ? Date.parse(value) : NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(String(value))
}

/** With its day, its time and its zone: what is shorter means another moment elsewhere. */
const isMoment = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?Z$/.test(value) &&
  !Number.isNaN(Date.parse(value))

builder.scalarType('Day', {
  description: 'A day of the calendar, such as 2026-03-02.',
  serialize: (value) => value,
  parseValue: (value) => (isDay(value) ? value : refuseInput('day')()),
})
builder.scalarType('Moment', {
  description: 'A moment, as ISO 8601 writes it.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => (isMoment(value) ? new Date(value) : refuseInput('moment')()),
})
builder.scalarType('Locale', {
  description: 'A language of the main site, such as fr-fr. What is not written in it is given in English.',
  serialize: (value) => value,
  parseValue: (value) => (typeof value === 'string' && isMainLocale(value) ? value : refuseInput('locale')()),
})

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

builder.scalarType('Key', {
  description: 'A UUID that the asker makes for one change: asked once more with it, the answer is the same.',
  serialize: (value) => value,
  parseValue: (value) => (typeof value === 'string' && uuid.test(value) ? value : refuseInput('key')()),
})

builder.scalarType('NavColumns', {
  description: 'The cells of status tables, a list for each column.',
  serialize: (value) => value,
  parseValue: refuseInput('NavColumns'),
})
builder.scalarType('NavBody', {
  description: 'The parts of a guidance, with their links ready.',
  serialize: (value) => value,
  parseValue: refuseInput('NavBody'),
})
builder.scalarType('RichText', {
  description: 'The parts of a text, with their links ready. Never HTML.',
  serialize: (value) => value,
  parseValue: refuseInput('RichText'),
})
builder.scalarType('Upload', {
  description: 'A file that is sent with the operation, as multipart/form-data.',
  serialize: refuseInput('Upload'),
  parseValue: (value) => (value instanceof File ? value : refuseInput('file')()),
})

builder.queryType({})
builder.mutationType({})

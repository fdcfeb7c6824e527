import SchemaBuilder from '@pothos/core'
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
  }
}

/** The one schema of the account: its parts add themselves to it. */
export const builder = new SchemaBuilder<Types>({ defaultFieldNullability: false })

const refuseInput = (name: string) => (): never => {
  throw invalid([name])
}

builder.scalarType('Day', {
  description: 'A day of the calendar, such as 2026-03-02.',
  serialize: (value) => value,
  parseValue: refuseInput('Day'),
})
builder.scalarType('Moment', {
  description: 'A moment, as ISO 8601 writes it.',
  serialize: (value) => value.toISOString(),
  parseValue: refuseInput('Moment'),
})
builder.scalarType('Locale', {
  description: 'A language of the main site, such as fr-fr. What is not written in it is told in English.',
  serialize: (value) => value,
  parseValue: (value) => (typeof value === 'string' && isMainLocale(value) ? value : refuseInput('locale')()),
})

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

builder.scalarType('Key', {
  description: 'A UUID that the asker makes for one change: asked once more with it, the answer is the same.',
  serialize: (value) => value,
  parseValue: (value) => (typeof value === 'string' && uuid.test(value) ? value : refuseInput('key')()),
})

builder.queryType({})
builder.mutationType({})

import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { type Locale, locales } from '../../src/config/locales'
import { type ContentName, contentTypes } from '../../src/content/all-types'

const name = z.string().regex(/^[A-Za-z_]\w*$/, 'must be the name of a field')
const type = z.enum(Object.keys(contentTypes) as [ContentName, ...ContentName[]])
const locale = z.enum(Object.keys(locales) as [Locale, ...Locale[]])

/** Where a field of ours comes from. A name alone: as it stands there. */
const field = z.union([
  name,
  z.object({ value: z.unknown() }).strict(),
  z.object({ moment: name }).strict(),
  z.object({ richText: name }).strict(),
  z.object({ body: name }).strict(),
  z.object({ picture: name }).strict(),
  z.object({ link: name, type }).strict(),
  z.object({ links: name, type }).strict(),
])
export type FieldSource = z.output<typeof field>

const typeMapping = z.object({
  /** The content type there, as its queries call it: "person" for personCollection. */
  from: name,
  fields: z.record(z.string(), field),
})
export type TypeMapping = z.output<typeof typeMapping>

const mapping = z
  .object({
    endpoint: z.url(),
    /** Each language of ours, and what it is called there. */
    locales: z.partialRecord(locale, z.string().min(1)),
    types: z.partialRecord(type, typeMapping),
  })
  .superRefine(({ types }, context) => {
    for (const [type, { fields }] of entriesOf(types)) {
      const known = Object.keys(contentTypes[type].schema.shape)
      for (const field of Object.keys(fields)) {
        if (!known.includes(field)) context.addIssue({ code: 'custom', message: `${type} has no field "${field}"` })
      }
      if (fields[contentTypes[type].title] === undefined) {
        context.addIssue({ code: 'custom', message: `${type} needs its field "${contentTypes[type].title}"` })
      }
    }
  })
export type Mapping = z.output<typeof mapping>

export const entriesOf = <Key extends string, Value>(record: Partial<Record<Key, Value>>): [Key, Value][] =>
  Object.entries(record) as [Key, Value][]

export function parseMapping(value: unknown): Mapping {
  const parsed = mapping.safeParse(value)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
  throw new Error(`The mapping cannot be used: ${problems.join('; ')}.`)
}

export const readMapping = (file: string): Mapping => parseMapping(JSON.parse(readFileSync(file, 'utf8')))

import * as z from 'zod'
import { locales } from '../../src/config/locales'
import { contentTypes } from '../../src/content/all-types'
import { audiences } from '../../src/content/content-type'
import { medium, mediumType } from '../../src/content/medium'
import { richTextSchemas } from './rich-text-schema'

type Schema = z.core.JSONSchema.BaseSchema

const described: readonly [string, { schema: z.ZodType }][] = [
  ...Object.entries(contentTypes),
  [mediumType, { schema: medium }],
]

/** The documents of the log as JSON Schema, made from what the site itself checks them with. */
export function describeDocuments(): Schema {
  const definitions: Record<string, Schema> = {}
  for (const [type, { schema }] of described) {
    const { $defs, ...own } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override })
    delete own.$schema
    Object.assign(definitions, $defs, { [type]: own })
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Documents of the publication log',
    description: 'One row of the log as its reader sees it once its document, which travels as text, is parsed.',
    ...rowSchema,
    $defs: sorted({ ...definitions, ...richTextSchemas }),
  }
}

const types = described.map(([type]) => type).sort()

/** A row that publishes, and which definition its document must keep. */
const rowSchema: Schema = {
  type: 'object',
  properties: {
    type: { enum: types },
    id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
    locale: { enum: Object.keys(locales) },
    revision: { type: 'integer', minimum: 1 },
    audience: { enum: [...audiences] },
    at: { $ref: '#/$defs/moment' },
    document: { type: 'object' },
  },
  required: ['type', 'id', 'locale', 'revision', 'audience', 'at', 'document'],
  oneOf: types.map((type) => ({
    type: 'object',
    properties: { type: { const: type }, document: { $ref: `#/$defs/${type}` } },
  })),
}

type Override = NonNullable<z.core.ToJSONSchemaParams['override']>

/** What may be left out may also be null, and a text empty: the CMS writes every field, and a reader takes all of these for nothing. */
const override: Override = ({ jsonSchema }) => {
  delete jsonSchema.id
  const { properties, required = [] } = jsonSchema
  for (const [name, property] of Object.entries(properties ?? {})) {
    if (!properties || required.includes(name) || typeof property === 'boolean') continue
    properties[name] = { anyOf: [property, property.type === 'string' ? { enum: [null, ''] } : { type: 'null' }] }
  }
}

const sorted = (definitions: Record<string, Schema>): Record<string, Schema> =>
  Object.fromEntries(Object.entries(definitions).sort(([one], [other]) => (one < other ? -1 : 1)))

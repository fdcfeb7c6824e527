import { type FlattenedField } from 'payload'
import { labelIn } from '../words/labels/label-in'
import { isKept, isTransferred, own } from './to-values'

type Schema = Record<string, unknown>
type Described = { slug: string; flattenedFields: readonly FlattenedField[]; custom: object }
type Defs = Record<string, Schema>

const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` })
const number = { type: 'integer', minimum: 1 }

/** The lines of a file of content, as JSON Schema: one definition for each collection, and for each part of a body. */
export function describeContent(collections: readonly Described[]): Schema {
  const written = collections.filter(isTransferred)
  const defs: Defs = { richText: { $ref: '../contract/documents.schema.json#/$defs/richText' } }
  for (const { slug, flattenedFields } of written) {
    defs[slug] = toObject(
      flattenedFields.filter(({ name }) => !own.has(name)),
      { defs, isTranslated: false },
    )
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A line of a file of content',
    description: 'Every line but the first. "id" is the number by which others name it, and stays.',
    oneOf: written.map(({ slug }) => toLine(slug)),
    $defs: defs,
  }
}

const toLine = (slug: string): Schema => ({
  type: 'object',
  properties: {
    collection: { const: slug },
    id: number,
    values: ref(slug),
    at: { type: 'string', format: 'date-time', description: 'Of its last change.' },
    earlier: {
      type: 'array',
      description: 'What it said before, the oldest first.',
      items: {
        type: 'object',
        properties: { values: ref(slug), at: { type: 'string', format: 'date-time' } },
        required: ['values', 'at'],
      },
    },
    files: { type: 'array', items: { type: 'string' }, description: 'Names of files in the folder beside.' },
  },
  required: ['collection', 'id', 'values'],
  additionalProperties: false,
})

type Context = { defs: Defs; isTranslated: boolean }

function toObject(fields: readonly FlattenedField[], context: Context): Schema {
  const kept = fields.filter((field) => isKept(field) && field.name !== 'id')
  const properties = Object.fromEntries(kept.map((field) => [field.name, toSchema(field, context)]))
  return { type: 'object', properties, additionalProperties: false }
}

/** What is said in languages is an object of them; nothing is required, for a draft may lack anything. */
function toSchema(field: FlattenedField, context: Context): Schema {
  const isSplit = !context.isTranslated && 'localized' in field && field.localized
  const inside = toAlone(field, { ...context, isTranslated: context.isTranslated || isSplit })
  const description = labelIn((field as { label?: unknown }).label)
  const told = description === undefined ? {} : { description }
  return isSplit ? { type: 'object', additionalProperties: inside, ...told } : { ...inside, ...told }
}

function toAlone(field: FlattenedField, context: Context): Schema {
  if (field.type === 'group' || field.type === 'tab') return toObject(field.flattenedFields, context)
  if (field.type === 'array') return { type: 'array', items: toObject(field.flattenedFields, context) }
  if (field.type === 'blocks')
    return { type: 'array', items: { oneOf: field.blocks.map((block) => toBlock(block, context)) } }
  const one = toOne(field)
  return 'hasMany' in field && field.hasMany === true ? { type: 'array', items: one } : one
}

type Block = { slug: string; flattenedFields: readonly FlattenedField[] }

function toBlock({ slug, flattenedFields }: Block, { defs }: Context): Schema {
  const name = `part-${slug}`
  if (!defs[name]) {
    defs[name] = {} // a part may hold itself
    const inside = toObject(
      flattenedFields.filter((field) => field.name !== 'blockName'),
      { defs, isTranslated: true },
    )
    const properties = { blockType: { const: slug }, ...(inside.properties as Schema) }
    defs[name] = { ...inside, properties, required: ['blockType'] }
  }
  return ref(name)
}

function toOne(field: FlattenedField): Schema {
  // The kinds that are left are texts, or JSON of no fixed form.
  // eslint-disable-next-line @typescript-eslint/switch-exhaustiveness-check -- the default is the rule here
  switch (field.type) {
    case 'checkbox':
      return { type: 'boolean' }
    case 'number':
      return { type: 'number' }
    case 'date':
      return { type: 'string', format: 'date-time' }
    case 'richText':
      return ref('richText')
    case 'select':
    case 'radio':
      return { enum: field.options.map((option) => (typeof option === 'string' ? option : option.value)) }
    case 'relationship':
    case 'upload':
      return toRelation([field.relationTo].flat(), Array.isArray(field.relationTo))
    case 'json':
      return {}
    default:
      return { type: 'string', ...('maxLength' in field && field.maxLength ? { maxLength: field.maxLength } : {}) }
  }
}

function toRelation(collections: readonly string[], isPolymorphic: boolean): Schema {
  if (!isPolymorphic) return { ...number, description: `A number of ${collections.join()}.` }
  return {
    type: 'object',
    properties: { relationTo: { enum: collections }, value: number },
    required: ['relationTo', 'value'],
    additionalProperties: false,
  }
}

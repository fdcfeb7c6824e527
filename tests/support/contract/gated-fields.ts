import type * as z from 'zod'
import { describeDocuments } from '../../../tools/log-contract/describe-documents'

type Schema = z.core.JSONSchema.BaseSchema
type Walk = { definitions: Record<string, Schema>; at: readonly string[] }

/** What the log says to subscribers alone, each with what it says of the same item to everybody. */
export const gatedTypes = { 'nav-answer': undefined, 'nav-content': 'nav-content-teaser' } as const

// A picture or a file is public by its own address, and pages name the lawyers of the firm.
const isNoText = /\/(?:picture|file|pageRef|moment)$/
const namesOfLawyers = new Set(['approver', 'reviewedBy'])

/** Every text that editors write for subscribers alone, by its type and where it stands in the document: made from the schemas. */
export function findGatedFields(): string[] {
  const definitions = describeDocuments().$defs as Record<string, Schema>
  return Object.entries(gatedTypes).flatMap(([type, teaser]) => {
    const open = teaser === undefined ? {} : (definitions[teaser]?.properties ?? {})
    const { properties = {} } = definitions[type] ?? {}
    return Object.entries(properties)
      .filter(([name]) => !(name in open) && !namesOfLawyers.has(name))
      .flatMap(([name, schema]) => findTexts(schema as Schema, { definitions, at: [type, name] }))
  })
}

function findTexts(schema: Schema, walk: Walk): string[] {
  const { definitions, at } = walk
  if (schema.$ref !== undefined) {
    if (isNoText.test(schema.$ref)) return []
    if (schema.$ref.endsWith('/richText')) return [at.join(' ')]
    return findTexts(definitions[schema.$ref.slice('#/$defs/'.length)] ?? {}, walk)
  }
  const ways = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])] as Schema[]
  if (ways.length > 0) return ways.flatMap((one) => findTexts(one, walk))
  if (schema.type === 'array') return findTexts(schema.items as Schema, walk)
  if (schema.type === 'object') return findInObject(schema, walk)
  return schema.type === 'string' && !schema.enum ? [at.join(' ')] : []
}

/** A part of a text is known by its kind. */
function findInObject({ properties = {} }: Schema, { definitions, at }: Walk): string[] {
  const kind = (properties['block'] as Schema | undefined)?.const
  return Object.entries(properties)
    .filter(([name]) => name !== 'block')
    .flatMap(([name, schema]) => {
      const below = [...at, ...(typeof kind === 'string' ? [kind] : []), name]
      return findTexts(schema as Schema, { definitions, at: below })
    })
}

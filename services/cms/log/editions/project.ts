import { type FlattenedField } from 'payload'

/** A stored document with all its languages, seen as the one-language document that the public may read. */
export type Projection = { document: Record<string, unknown>; references: Reference[] }
export type Reference = { collection: string; id: number }

type Stored = Record<string, unknown>
type Context = {
  /** A block or an array below a translated field holds one language already. */
  isInOneLocale: boolean
  locale: string
  /** How a target is written, or null when it no longer exists. Alone: the field can name one collection only. */
  nameOf: (target: Reference, isAlone: boolean) => unknown
  references: Reference[]
}

// What the editors' side needs and readers do not; `slug` and `live` are written by the edition itself.
const internal = new Set([
  'id',
  'updatedAt',
  'createdAt',
  'deletedAt',
  '_status',
  'live',
  'audience',
  'review',
  // What editors call a part of a text among themselves.
  'blockName',
])

export function project(
  fields: FlattenedField[],
  stored: Stored,
  context: Omit<Context, 'references' | 'isInOneLocale'>,
): Projection {
  const references: Reference[] = []
  const document = projectFields(fields, stored, { ...context, references, isInOneLocale: false })
  return { document, references }
}

function projectFields(fields: FlattenedField[], stored: Stored, context: Context): Stored {
  return Object.fromEntries(
    shownOf(fields).map((field) => {
      const isTranslated = 'localized' in field && field.localized && !context.isInOneLocale
      const all = stored[field.name]
      const value = isTranslated ? (all as Stored | null | undefined)?.[context.locale] : all
      const inner = isTranslated ? { ...context, isInOneLocale: true } : context
      return [field.name, isUnnamed(field, stored) ? null : projectValue(field, value ?? null, inner)]
    }),
  )
}

const shown = new WeakMap<FlattenedField[], FlattenedField[]>()

/** The fields that a reader gets, found once: a publication asks for them a hundred thousand times. */
function shownOf(fields: FlattenedField[]): FlattenedField[] {
  const known = shown.get(fields)
  if (known) return known
  const found = fields.filter((field) => 'name' in field && !internal.has(field.name) && !isInternal(field))
  shown.set(fields, found)
  return found
}

const isInternal = (field: FlattenedField): boolean =>
  field.type === 'join' || (field as { custom?: { internal?: boolean } }).custom?.internal === true

/** A field may name the switch that keeps it from readers. */
function isUnnamed(field: FlattenedField, stored: Stored): boolean {
  const { unless } = (field as { custom?: { unless?: string } }).custom ?? {}
  return unless !== undefined && stored[unless] === true
}

function projectValue(field: FlattenedField, value: unknown, context: Context): unknown {
  if (value === null) return field.type === 'array' || field.type === 'blocks' ? [] : null
  // Every other kind of field is written as it is stored.
  // eslint-disable-next-line @typescript-eslint/switch-exhaustiveness-check -- the default is the rule here
  switch (field.type) {
    case 'group':
    case 'tab':
      return projectFields(field.flattenedFields, value as Stored, context)
    case 'array':
      return (value as Stored[]).map((row) => projectFields(field.flattenedFields, row, context))
    case 'blocks':
      return (value as Stored[]).flatMap((row) => {
        const block = [...field.blocks, ...(field.blockReferences ?? [])].find(
          (candidate) => typeof candidate !== 'string' && candidate.slug === row.blockType,
        )
        if (!block || typeof block === 'string') return []
        return [
          { block: block.slug, ...projectFields(block.flattenedFields, row, { ...context, isInOneLocale: true }) },
        ]
      })
    case 'upload':
    case 'relationship':
      return projectRelation(field.relationTo, value, context)
    case 'richText':
      return projectRichText(value, context)
    default:
      return value
  }
}

function projectRelation(relationTo: string | string[], value: unknown, context: Context): unknown {
  if (Array.isArray(value)) {
    return value.map((one) => projectRelation(relationTo, one, context)).filter((one) => one !== null)
  }
  const collection = typeof relationTo === 'string' ? relationTo : (value as { relationTo: string }).relationTo
  const id = Number(typeof relationTo === 'string' ? value : (value as { value: unknown }).value)
  context.references.push({ collection, id })
  return context.nameOf({ collection, id }, typeof relationTo === 'string')
}

/** Rich text as it is stored, with its links named by type and id like every other relation. What names none is not copied. */
function projectRichText(value: unknown, context: Context): unknown {
  if (typeof value !== 'object' || value === null) return value
  const node = value as Stored
  if (typeof node.relationTo === 'string' && 'value' in node) {
    return projectRelation([node.relationTo], node, context)
  }
  let copy: Stored | undefined
  for (const name of Object.keys(node)) {
    const inner = node[name]
    const projected = projectRichText(inner, context)
    if (projected === inner) continue
    copy ??= (Array.isArray(value) ? [...(value as unknown[])] : { ...node }) as Stored
    copy[name] = projected
  }
  return copy ?? value
}

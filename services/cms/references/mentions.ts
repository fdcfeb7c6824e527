import { type FlattenedField } from 'payload'
import { labelOf } from '../words/labels/label-in'

type Values = Record<string, unknown>
export type Target = { collection: string; id: number }
/** `language`: that in which fields are called. */
type Asked = Target & { language?: string }

/** `only`: a field that must name something and names nothing else. `entry`: one of several, or a field that may be empty. */
export type MentionKind = 'only' | 'entry' | 'link'
export type Mention = { label: string; kind: MentionKind }

/** Where a stored item, with all its languages, names another one: in its fields, in parts of its text, in links. */
export function findMentions(fields: readonly FlattenedField[], stored: Values, target: Asked): Mention[] {
  const found = new Map<string, Mention>()
  const add = (label: string, kind: MentionKind) => found.set(`${label} ${kind}`, { label, kind })
  lookIn(fields, stored, { target, add, above: '', isInside: false })
  return [...found.values()]
}

type Look = { target: Asked; add: (label: string, kind: MentionKind) => void; above: string; isInside: boolean }

function lookIn(fields: readonly FlattenedField[], values: Values, look: Look): void {
  for (const field of fields) {
    if (!('name' in field) || field.name === 'review') continue
    const isTranslated = 'localized' in field && field.localized && !look.isInside
    const value = values[field.name]
    const each = isTranslated ? Object.values((value ?? {}) as Values) : [value]
    const below: Look = {
      ...look,
      above: look.above || labelOf(field, look.target.language),
      isInside: look.isInside || isTranslated,
    }
    for (const one of each) if (one !== null && one !== undefined) lookAt(field, one, below)
  }
}

function lookAt(field: FlattenedField, value: unknown, look: Look): void {
  if (field.type === 'group' || field.type === 'tab') lookIn(field.flattenedFields, value as Values, look)
  else if (field.type === 'array' && Array.isArray(value)) {
    for (const row of value as Values[]) lookIn(field.flattenedFields, row, look)
  } else if (field.type === 'blocks' && Array.isArray(value)) {
    for (const row of value as Values[]) {
      const block = field.blocks.find(({ slug }) => slug === row.blockType)
      lookIn(block?.flattenedFields ?? [], row, { ...look, isInside: true })
    }
  } else if (field.type === 'richText') {
    if (hasLink(value, look.target)) look.add(look.above, 'link')
  } else if (field.type === 'relationship' || field.type === 'upload') {
    const named = [value].flat()
    if (!named.some((one) => isNamed(field.relationTo, one, look.target))) return
    look.add(look.above, field.required === true && named.length === 1 ? 'only' : 'entry')
  }
}

function isNamed(relationTo: string | string[], value: unknown, { collection, id }: Target): boolean {
  if (typeof relationTo === 'string') return relationTo === collection && Number(value) === id
  const named = value as { relationTo?: unknown; value?: unknown } | null
  return named?.relationTo === collection && Number(named.value) === id
}

function hasLink(node: unknown, target: Target): boolean {
  if (typeof node !== 'object' || node === null) return false
  if (Array.isArray(node)) return node.some((one) => hasLink(one, target))
  if (isNamed([], node, target)) return true
  return Object.values(node).some((one) => hasLink(one, target))
}

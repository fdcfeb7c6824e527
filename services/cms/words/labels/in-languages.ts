import { type Block, type CollectionConfig, type Field, type Tab } from 'payload'
import { labelsOfRecords } from './labels-of-records'
import { labelsOfTexts } from './labels-of-texts'

const known: Readonly<Record<string, readonly [fr: string, zh: string]>> = { ...labelsOfTexts, ...labelsOfRecords }

type Label = Record<string, string>

function tell(en: string): Label | string {
  const others = Object.hasOwn(known, en) ? known[en] : undefined
  return others ? { en, fr: others[0], zh: others[1] } : en
}

/** A part that several kinds share stays one part. */
const made = new WeakMap<object, object>()

function once<Part extends object>(part: Part, make: () => Part): Part {
  const before = made.get(part) as Part | undefined
  if (before) return before
  const now = make()
  made.set(part, now)
  return now
}

type Named = { label?: unknown; labels?: { singular?: unknown; plural?: unknown } }
type Holding = { fields?: Field[]; tabs?: Tab[]; blocks?: Block[] }

const tellAny = (label: unknown): unknown => (typeof label === 'string' ? tell(label) : label)

function nameOne<Part extends Field | Tab | Block>(part: Part): Part {
  return once(part, () => {
    const { label, labels } = part as Named
    const { fields, tabs, blocks } = part as Holding
    return {
      ...part,
      ...(label === undefined ? {} : { label: tellAny(label) }),
      ...(labels ? { labels: { singular: tellAny(labels.singular), plural: tellAny(labels.plural) } } : {}),
      ...(fields ? { fields: fields.map(nameOne) } : {}),
      ...(tabs ? { tabs: tabs.map(nameOne) } : {}),
      ...(blocks ? { blocks: blocks.map(nameOne) } : {}),
    }
  })
}

/** Forms in the editors' languages: each field by its name in English, which is what our own code goes on calling it by. */
export const inLanguages = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.fields.map(nameOne),
})

import { type Block, type CollectionConfig, type Field, type Tab } from 'payload'
import { toWords } from 'payload/shared'
import { providerNames } from '../../../../src/content/embed'
import { choices } from './choices'
import { hints } from './hints'
import { hintsOfKinds } from './hints-of-kinds'
import { labelsOfRecords } from './labels-of-records'
import { labelsOfTexts } from './labels-of-texts'
import { namesOfKinds } from './names-of-kinds'

type Words = Readonly<Record<string, readonly [fr: string, zh: string, en?: string]>>
type Label = Record<string, string>

const labels: Words = { ...labelsOfTexts, ...labelsOfRecords }

/** What is said in English, in every language of the editors; what is in languages already, or not words, stays. */
const tellBy = (known: Words) => (said: unknown) => {
  const others = typeof said === 'string' && Object.hasOwn(known, said) ? known[said] : undefined
  if (typeof said !== 'string' || !others) return said
  const [fr, zh, en = said] = others
  return { en, fr, zh } satisfies Label
}

const tellLabel = tellBy(labels)
const tellChoice = tellBy(choices)
const tellKind = tellBy(namesOfKinds)
const tellKindHint = tellBy(hintsOfKinds)

/** Hints with figures of their own, or with the names of those whose films we show, are translated once for all. */
function tellHint(said: unknown): unknown {
  if (typeof said !== 'string') return said
  const given = said.match(figures) ?? []
  const key = said.replaceAll(providerNames, providers)
  const others = hints[key] ?? hints[key.replaceAll(figures, '#')]
  if (!others) return said
  const fill = (words: string) =>
    given.reduce((filled, figure) => filled.replace('#', figure), words).replace(providers, providerNames)
  const [fr, zh] = others.map(fill) as [string, string]
  return { en: said, fr, zh }
}

const figures = /\d+/g
const providers = '{providers}'

/** A part that several kinds share stays one part. */
const made = new WeakMap<object, object>()

function once<Part extends object>(part: Part, make: () => Part): Part {
  const before = made.get(part) as Part | undefined
  if (before) return before
  const now = make()
  made.set(part, now)
  return now
}

type Named = { name?: string; label?: unknown; labels?: { singular?: unknown; plural?: unknown } }
type RowLabel = { clientProps?: { kind?: unknown } }
type Admin = { description?: unknown; components?: { RowLabel?: unknown } }
type Told = { description?: unknown; admin?: Admin; options?: unknown[] }
type Holding = { fields?: Field[]; tabs?: Tab[]; blocks?: Block[] }

/** A field, tab or part, with what is in it. */
export function nameOne<Part extends Field | Tab | Block>(part: Part): Part {
  return once(part, () => {
    const { fields, tabs, blocks } = part as Holding
    return {
      ...part,
      ...namesOf(part),
      ...hintsOf(part),
      ...(fields ? { fields: fields.map(nameOne) } : {}),
      ...(tabs ? { tabs: tabs.map(nameOne) } : {}),
      ...(blocks ? { blocks: blocks.map(nameOne) } : {}),
    }
  })
}

/** A field without a label is called by its name in programs, as Payload does. */
function namesOf(part: object): Named {
  const { name, label, labels: both } = part as Named
  const said = label ?? (name === undefined || both ? undefined : toWords(name))
  return {
    ...(said === undefined ? {} : { label: tellLabel(said) }),
    ...(both ? { labels: { singular: tellLabel(both.singular), plural: tellLabel(both.plural) } } : {}),
  }
}

function hintsOf(part: object): Told {
  const { description, admin, options } = part as Told
  return {
    ...(description === undefined ? {} : { description: tellHint(description) }),
    ...(admin ? { admin: { ...admin, ...toldBy(admin) } } : {}),
    ...(options ? { options: options.map(chosen) } : {}),
  }
}

/** A row of a list without words of its own is called by its kind. */
function toldBy({ description, components }: Admin): Admin {
  const label = components?.RowLabel as RowLabel | undefined
  const kind = label?.clientProps?.kind
  return {
    ...(description === undefined ? {} : { description: tellHint(description) }),
    ...(kind === undefined
      ? {}
      : {
          components: {
            ...components,
            RowLabel: { ...label, clientProps: { ...label?.clientProps, kind: tellLabel(kind) } },
          },
        }),
  }
}

const chosen = (option: unknown): unknown => {
  const { label } = option as { label?: unknown }
  return label === undefined ? option : { ...(option as object), label: tellChoice(label) }
}

/**
 * Forms and lists in the editors' languages: each field, hint, choice and kind by what it is in English, which is what our
 * own code goes on calling it by.
 */
export function inLanguages(collection: CollectionConfig): CollectionConfig {
  const { admin = {}, labels: both, fields } = collection
  return {
    ...collection,
    ...(both ? { labels: { singular: tellKind(both.singular), plural: tellKind(both.plural) } as typeof both } : {}),
    admin: {
      ...admin,
      ...(admin.group === undefined ? {} : { group: tellKind(admin.group) as string }),
      ...(admin.description === undefined ? {} : { description: tellKindHint(admin.description) as string }),
    },
    fields: fields.map(nameOne),
  }
}

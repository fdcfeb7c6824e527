import { defaultLocale, type Locale } from '../../../src/config/locales'
import { type ContentDocument } from '../../../src/content/all-types'
import { ContentProblem } from '../../../src/content/content-problem'
import { countParts } from '../../../src/content/lesson-parts'
import { parseDocument } from '../../../src/content/parse-document'
import { type LogRow } from '../../../src/plan/store/log-row'

const types = ['person', 'office', 'product', 'nav-service', 'event', 'training'] as const
export type ListedType = (typeof types)[number]

type Document<Type extends ListedType> = Extract<ContentDocument, { type: Type }>
/** What is known of them: not the texts of their pages. */
type Entry<Type extends ListedType> = Type extends ListedType
  ? Omit<Document<Type>, Text> & (Type extends 'training' ? { parts: number } : unknown)
  : never

const texts = ['body', 'biography', 'regulatorText', 'transcript', 'captions'] as const
type Text = (typeof texts)[number]

export const isListed = ({ type, audience }: Pick<LogRow, 'type' | 'audience'>): boolean =>
  audience === 'public' && (types as readonly string[]).includes(type)

export type Directory = {
  apply: (rows: Iterable<LogRow>) => void
  forgetAll: () => void
  /** In the language that is wanted, or else in English. */
  find: <Type extends ListedType>(type: Type, id: number, locale: Locale) => Entry<Type> | undefined
  /** All of a type, each in the language that is wanted, or else in English. */
  all: <Type extends ListedType>(type: Type, locale: Locale) => Entry<Type>[]
  /** Those product pages and services of the navigator that are opened by a permission of this name. */
  findByPermission: (
    type: 'product' | 'nav-service',
    permission: string,
    locale: Locale,
  ) => Entry<'product' | 'nav-service'> | undefined
}

const keyOf = (type: string, id: number, locale: string): string => `${type} ${id} ${locale}`

/** The public pages that an account speaks of, by what they are and their number, in every language. */
export function openDirectory(): Directory {
  const entries = new Map<string, Entry<ListedType>>()

  const find = <Type extends ListedType>(type: Type, id: number, locale: Locale) =>
    (entries.get(keyOf(type, id, locale)) ?? entries.get(keyOf(type, id, defaultLocale))) as Entry<Type> | undefined
  return {
    apply: (rows) => {
      for (const row of rows) {
        const key = keyOf(row.type, row.id, row.locale)
        const entry = row.operation === 'publish' && isListed(row) ? parse(row) : undefined
        // An edition that cannot be shown stays as it was last shown.
        if (entry) entries.set(key, entry)
        else if (row.operation === 'withdraw') entries.delete(key)
      }
    },
    forgetAll: () => entries.clear(),
    find,
    all: (type, locale) => {
      const ids = new Set([...entries.values()].filter((entry) => entry.type === type).map(({ id }) => id))
      return [...ids].sort((one, other) => one - other).flatMap((id) => find(type, id, locale) ?? [])
    },
    findByPermission: (type, permission, locale) => {
      for (const entry of entries.values()) {
        const isOpened = 'permissionKey' in entry && entry.permissionKey === permission
        if (entry.type === type && isOpened) return find(type, entry.id, locale)
      }
      return undefined
    },
  }
}

function parse(row: LogRow): Entry<ListedType> | undefined {
  try {
    const document = parseDocument(row) as Document<ListedType>
    return withoutTexts(document)
  } catch (error) {
    if (error instanceof ContentProblem) return undefined // the publisher tells those who can put it right
    throw error
  }
}

function withoutTexts(document: Document<ListedType>): Entry<ListedType> {
  const told = Object.entries(document).filter(([name]) => !(texts as readonly string[]).includes(name))
  const parts = document.type === 'training' ? [['parts', countParts(document)]] : []
  return Object.fromEntries([...told, ...parts]) as Entry<ListedType>
}

import { everyLocale, isLocale, type Locale } from '../../config/locales'
import { isTypeOn } from '../../config/modules'
import { type ContentDocument, type ContentName, contentTypes, hasPage } from '../../content/all-types'
import { ContentProblem } from '../../content/content-problem'
import { parseDocument } from '../../content/parse-document'
import { type Ref } from '../../content/ref'
import { referencesOf } from '../../content/references'
import { editionKey, type LogRow } from './log-row'
import { MadeOnce } from './made-once'
import { Media } from './media'

const ranks = Object.fromEntries(everyLocale.map((locale, rank) => [locale, rank])) as Record<Locale, number>

/** What can be asked of the content, and so what an answer can depend on. */
export const keys = {
  edition: (ref: Ref, locale: Locale) => `${ref.type} ${ref.id} ${locale}`,
  editions: (ref: Ref) => `${ref.type} ${ref.id}`,
  all: (type: ContentName, locale: Locale) => `all ${type} ${locale}`,
  naming: (type: ContentName, ref: Ref, locale: Locale) => `${type} naming ${ref.type} ${ref.id} ${locale}`,
  path: (path: string) => `at ${path}`,
  once: (name: string, locale: Locale) => `once ${locale} ${name}`,
}

/** The published documents, and the lists in which they are found. */
export class Content {
  readonly problems = new Map<string, ContentProblem>()
  readonly media = new Media()
  /** What was made of the lists. */
  once = new MadeOnce()
  private readonly found = new Map<string, Map<string, ContentDocument>>()
  private readonly placesOf = new Map<string, string[]>()
  /** Answers that were given, until they change. */
  private readonly sorted = new Map<string, readonly ContentDocument[]>()

  constructor(rows: Iterable<LogRow> = []) {
    this.apply(rows)
  }

  /** Takes in rows of the log; answers everything whose answer may be another now. */
  apply(rows: Iterable<LogRow>): Set<string> {
    const changed = new Set<string>()
    for (const row of rows) {
      if (Media.isRow(row)) {
        this.media.take(row)
        continue
      }
      // What the log holds of other languages, or of a part that the firm does not have, waits there.
      if (!isLocale(row.locale) || !isTypeOn(row.type)) continue
      const key = editionKey(row)
      const document = row.operation === 'publish' ? this.parse(row) : undefined
      // An edition that cannot be shown stays as it was last shown.
      if (row.operation === 'publish' && !document) continue
      for (const place of this.remove(key)) changed.add(place)
      if (document) for (const place of this.add(key, document)) changed.add(place)
    }
    this.once.note(changed)
    return changed
  }

  /** What is seen with one more document, or another edition of it, that afterwards never was there. */
  with<Seen>(document: ContentDocument, look: () => Seen): Seen {
    const key = editionKey(document)
    const [before] = this.read(keys.edition(document, document.locale))
    const { once } = this
    try {
      this.once = new MadeOnce()
      this.remove(key)
      this.add(key, document)
      return look()
    } finally {
      this.once = once
      this.remove(key)
      if (before) this.add(key, before)
    }
  }

  /** The documents under a key, in the order of their numbers, and each in the order of the languages. */
  read(key: string): readonly ContentDocument[] {
    const known = this.sorted.get(key)
    if (known) return known
    const documents = [...(this.found.get(key)?.values() ?? [])].sort(
      (one, other) => one.id - other.id || ranks[one.locale] - ranks[other.locale],
    )
    this.sorted.set(key, documents)
    return documents
  }

  /** Every document of a type, in whatever language. */
  *ofType(type: ContentName): Generator<ContentDocument> {
    for (const locale of everyLocale) yield* this.read(keys.all(type, locale))
  }

  *everything(): Generator<ContentDocument> {
    for (const type of Object.keys(contentTypes) as ContentName[]) yield* this.ofType(type)
  }

  editionsOf(ref: Ref): readonly ContentDocument[] {
    return this.read(keys.editions(ref))
  }

  private parse(row: LogRow): ContentDocument | undefined {
    this.problems.delete(editionKey(row))
    try {
      return parseDocument(row)
    } catch (error) {
      if (!(error instanceof ContentProblem)) throw error
      this.problems.set(editionKey(row), error)
      return undefined
    }
  }

  private remove(key: string): string[] {
    const places = this.placesOf.get(key) ?? []
    for (const place of places) {
      this.found.get(place)?.delete(key)
      this.sorted.delete(place)
    }
    this.placesOf.delete(key)
    return places
  }

  private add(key: string, document: ContentDocument): string[] {
    const places = placesOf(document)
    for (const place of places) {
      const list = this.found.get(place) ?? new Map<string, ContentDocument>()
      this.found.set(place, list.set(key, document))
      this.sorted.delete(place)
    }
    this.placesOf.set(key, places)
    return places
  }
}

function placesOf(document: ContentDocument): string[] {
  const { type, locale } = document
  return [
    keys.edition(document, locale),
    keys.editions(document),
    keys.all(type, locale),
    ...referencesOf(document).map((ref) => keys.naming(type, ref, locale)),
    ...(hasPage(document) ? [keys.path(document.path)] : []),
  ]
}

import { join } from 'node:path'
import { type ContentName } from '../../src/content/all-types'
import { ContentProblem } from '../../src/content/content-problem'
import { parseDocument } from '../../src/content/parse-document'
import { editionKey, type LogRow } from '../../src/plan/store/log-row'
import { type ItemType, places } from '../../src/routes/item-places'
import { log } from '../shared/log'
import { Media } from './contentful/media'
import { type Endpoint, readEntries } from './contentful/read-entries'
import { toDocumentWith } from './contentful/to-document'
import { type Edition, type Found, type Held, localesOf, toEditions } from './contentful/to-editions'
import { KeptLog, type Wanted } from './kept-log'
import { entriesOf, type Mapping } from './mapping'
import { Numbers } from './numbers'

type Own = { folder: string; mapping: Mapping; key: string }

/** The publication log of a CMS that has none: it is read whole, and what has changed since becomes rows. */
export class Adapter {
  readonly media: Media
  readonly kept: KeptLog
  readonly #numbers: Numbers
  readonly #mapping: Mapping
  readonly #endpoint: Endpoint

  constructor({ folder, mapping, key }: Own) {
    this.#mapping = mapping
    this.#endpoint = { url: mapping.endpoint, key }
    this.#numbers = new Numbers(join(folder, 'numbers.json'))
    this.kept = new KeptLog(join(folder, 'log.jsonl'))
    this.media = new Media(this.#numbers)
  }

  async sync(now = new Date()): Promise<{ rows: LogRow[]; held: Held[] }> {
    const found = await this.#read()
    const types = new Map(found.map(({ type, entry }) => [entry.sys.id, type]))
    const find = (id: string) => this.#findPage(types.get(id), id)
    const toDocument = toDocumentWith({ find, media: this.media, numbers: this.#numbers })
    const [editions, refused] = toEditions(found, { mapping: this.#mapping, numbers: this.#numbers, toDocument })
    const { wanted, held } = this.#check(editions, refused)
    this.#numbers.save()
    const rows = this.kept.reconcile(wanted, new Set(held.map(({ edition }) => editionKey(edition))), now)
    for (const { edition, problem } of held) log.warn(`${editionKey(edition)} skipped: ${problem}`)
    return { rows, held }
  }

  async #read(): Promise<Found[]> {
    const found: Found[] = []
    for (const [type, mapping] of entriesOf(this.#mapping.types)) {
      for (const [locale, theirs] of localesOf(this.#mapping)) {
        const entries = await readEntries(this.#endpoint, mapping, theirs)
        found.push(...entries.map((entry) => ({ type, locale, entry })))
      }
    }
    return found
  }

  #findPage(type: ContentName | undefined, id: string): { type: ItemType; id: number } | null {
    if (type === undefined || !Object.hasOwn(places, type)) return null
    return { type: type as ItemType, id: this.#numbers.of(type, id) }
  }

  #check(editions: readonly Edition[], refused: readonly Held[]): { wanted: Wanted[]; held: Held[] } {
    const held = [...refused]
    const wanted = editions.flatMap((edition): Wanted[] => {
      const one = this.#toWanted(edition)
      const problem = findProblem(one)
      if (problem === undefined) return [one]
      held.push({ edition, problem })
      return []
    })
    return { wanted, held }
  }

  #toWanted({ document, ...edition }: Edition): Wanted {
    const { path } = document
    if (typeof path !== 'string') return { ...edition, document: JSON.stringify(document) }
    const former = new Set(this.kept.pathsOf(editionKey(edition)).filter((one) => one !== '' && one !== path))
    return { ...edition, document: JSON.stringify({ ...document, formerPaths: [...former].sort() }) }
  }
}

function findProblem(wanted: Wanted): string | undefined {
  try {
    parseDocument({ ...wanted, revision: 1, audience: 'public', at: '2000-01-01T00:00:00.000Z' })
    return undefined
  } catch (error) {
    if (error instanceof ContentProblem) return error.message
    throw error
  }
}

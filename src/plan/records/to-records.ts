import { createHash } from 'node:crypto'
import { KnownFault, say } from '../../content/faults'
import { searchFacets, type SearchGroup, type SearchRecord } from '../../content/search-record'
import { type Described } from './described'

// Raised when records are made otherwise from the same content: every index then takes them all again.
const schemaVersion = 1

// What Algolia's smallest plan takes, and so what the embedded service takes.
const mostBytes = 10_000

const weights: Record<SearchGroup, number> = {
  people: 90,
  expertise: 100,
  products: 80,
  places: 80,
  navigator: 70,
  insights: 60,
  subjects: 60,
  events: 60,
  training: 50,
  careers: 50,
  news: 40,
  deals: 40,
  graduates: 40,
  pages: 30,
}

export type Place = { item: string; path: string; above: readonly string[] }

/** A record that no index would take; the message says what is too long. */
export class RecordProblem extends KnownFault {
  override name = 'RecordProblem'
}

/** An item's records: the first with its summary and the beginning of its text, the others with what follows. */
export function toRecords(described: Described, place: Place): SearchRecord[] {
  const [first, ...rest] = described.sections
  const common = commonOf(described, place)
  const records = [
    { ...common, objectID: place.item, ...given({ summary: described.summary, body: first?.text }) },
    ...rest.map(({ heading, anchor, text }, position) => ({
      ...common,
      objectID: `${place.item}-${anchor ?? `part-${position + 2}`}-${position + 2}`,
      path: anchor === undefined ? place.path : `${place.path}#${anchor}`,
      ...given({ heading, body: text }),
    })),
  ]
  return records.map(withDigest)
}

type Undigested = Omit<SearchRecord, 'internal'>

function commonOf(
  { group, title, names = [], nameParts = [], slug, position, day, closes, permission, facets }: Described,
  { item, path, above }: Place,
): Undigested {
  const known = searchFacets.map((facet) => [facet, [...new Set(facets[facet] ?? [])]] as const)
  return {
    objectID: item,
    item,
    group,
    title,
    ...(names.length > 0 ? { names } : {}),
    ...(nameParts.length > 0 ? { nameParts } : {}),
    ...(above.length > 0 ? { above: [...above] } : {}),
    path,
    ...given({ slug, position, day, closes, permission }),
    ...Object.fromEntries(known.filter(([, values]) => values.length > 0)),
    at: day === undefined ? 0 : secondsOf(day),
    ...(closes === undefined ? {} : { closesAt: secondsOf(closes) }),
    weight: weights[group],
  }
}

const secondsOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000

/** What is not there is not written either: records are paid for by their size. */
const given = (fields: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((pair): pair is [string, string] => Boolean(pair[1])))

/** The digest is of the record and not of the item, so that a record changes with whatever it says, and with nothing else. */
function withDigest(record: Undigested): SearchRecord {
  const json = JSON.stringify(record)
  const contentDigest = createHash('sha256').update(`${schemaVersion} ${json}`).digest('hex').slice(0, 32)
  const whole: SearchRecord = { ...record, internal: { contentDigest } }
  const bytes = Buffer.byteLength(JSON.stringify(whole))
  if (bytes <= mostBytes) return whole
  const longest = Object.entries(record).sort(([, one], [, other]) => sizeOf(other) - sizeOf(one))[0]?.[0]
  throw new RecordProblem(say('long-record', String(bytes), String(mostBytes), longest ?? 'text'))
}

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

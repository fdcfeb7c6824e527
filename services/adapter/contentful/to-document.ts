import { messageOf } from '../../shared/log'
import { type FieldSource } from '../mapping'
import { type Numbers } from '../numbers'
import { type Media } from './media'
import { type Entry } from './read-entries'
import { asset, richField } from './rich-text-node'
import { toBody } from './to-body'
import { type FindTarget, toLexical } from './to-rich-text'

export type Values = Record<string, unknown>
export type ToDocument = (
  fields: Readonly<Record<string, FieldSource>>,
  entry: Entry,
) => { document: Values; problem?: string }

type Own = { find: FindTarget; media: Media; numbers: Numbers }

/** Reads each field of ours from where the mapping says. */
export const toDocumentWith =
  (own: Own): ToDocument =>
  (fields, entry) => {
    const document: Values = {}
    for (const [name, source] of Object.entries(fields)) {
      try {
        document[name] = read(source, entry, own)
      } catch (error) {
        return { document, problem: `${name} ${messageOf(error)}` }
      }
    }
    return { document }
  }

function read(source: FieldSource, entry: Entry, { find, media, numbers }: Own): unknown {
  if (typeof source === 'string') return entry[source] ?? null
  if ('value' in source) return source.value
  if ('moment' in source) return toMoment(entry[source.moment])
  if ('richText' in source) {
    const field = richField.nullish().parse(entry[source.richText])
    return field ? toLexical(field.json.content ?? [], find) : null
  }
  if ('body' in source) {
    const field = richField.nullish().parse(entry[source.body])
    return field ? toBody(field, find, media.toPicture) : []
  }
  if ('picture' in source) {
    const field = asset.nullish().parse(entry[source.picture])
    return field ? (media.toPicture(field) ?? null) : null
  }
  if ('link' in source) return idOf(entry[source.link], (id) => numbers.of(source.type, id)) ?? null
  return itemsOf(entry[source.links]).flatMap((one) => idOf(one, (id) => numbers.of(source.type, id)) ?? [])
}

/** A day there is a day here, whatever the time zone: the log keeps its noon. */
function toMoment(value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00.000Z` : new Date(value).toISOString()
}

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

const itemsOf = (value: unknown): unknown[] => (isObject(value) && Array.isArray(value['items']) ? value['items'] : [])

function idOf(value: unknown, toNumber: (id: string) => number): number | undefined {
  const sys = isObject(value) ? value['sys'] : undefined
  return isObject(sys) && typeof sys['id'] === 'string' ? toNumber(sys['id']) : undefined
}

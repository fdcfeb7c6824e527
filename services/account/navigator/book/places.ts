import { defaultLocale } from '../../../../src/config/locales'
import { type ContentDocument } from '../../../../src/content/all-types'
import { ContentProblem } from '../../../../src/content/content-problem'
import { type NavJurisdiction } from '../../../../src/content/nav-jurisdiction'
import { type NavQuestion } from '../../../../src/content/nav-question'
import { type NavRegion } from '../../../../src/content/nav-region'
import { type NavService } from '../../../../src/content/nav-service'
import { parseDocument } from '../../../../src/content/parse-document'
import { type Language } from './book'
import { placeTypes } from './read-row'

type PlaceDocument = NavService | NavRegion | NavJurisdiction | NavQuestion
type PlaceType = PlaceDocument['type']
type Of<Type extends PlaceType> = Extract<PlaceDocument, { type: Type }>

export type PlaceRow = { type: string; item: number; locale: string; document: unknown }

/** What the answers are about: services, regions, jurisdictions and questions as they are now. */
export type Places = {
  /** In a language, or else in English. */
  find: <Type extends PlaceType>(type: Type, id: number, locale: Language) => Of<Type> | undefined
  isIn: (type: PlaceType, id: number, locale: Language) => boolean
  services: (locale: Language) => NavService[]
  findService: (slug: string, locale: Language) => NavService | undefined
  regionsOf: (service: NavService, locale: Language) => NavRegion[]
  /** By name. */
  jurisdictionsIn: (region: number, locale: Language) => NavJurisdiction[]
  /** In the order of their editors. */
  questionsOf: (service: number, locale: Language) => NavQuestion[]
}

const keyOf = (type: string, id: number, locale: string): string => `${type} ${id} ${locale}`

export function openPlaces(rows: readonly PlaceRow[]): Places {
  const editions = new Map<string, ContentDocument>()
  const ids = new Map<string, Set<number>>(placeTypes.map((type) => [type, new Set()]))
  for (const row of rows) {
    const document = parse(row)
    if (!document) continue
    editions.set(keyOf(row.type, row.item, row.locale), document)
    ids.get(row.type)?.add(row.item)
  }
  const find = <Type extends PlaceType>(type: Type, id: number, locale: Language) =>
    (editions.get(keyOf(type, id, locale)) ?? editions.get(keyOf(type, id, defaultLocale))) as Of<Type> | undefined
  const all = <Type extends PlaceType>(type: Type, locale: Language): Of<Type>[] =>
    [...(ids.get(type) ?? [])].flatMap((id) => find(type, id, locale) ?? [])
  return {
    find,
    isIn: (type, id, locale) => editions.has(keyOf(type, id, locale)),
    services: (locale) => all('nav-service', locale),
    findService: (slug, locale) => all('nav-service', locale).find((one) => one.slug === slug),
    regionsOf: ({ regions }, locale) => regions.flatMap(({ id }) => find('nav-region', id, locale) ?? []),
    jurisdictionsIn: (id, locale) =>
      all('nav-jurisdiction', locale)
        .filter(({ region }) => region.id === id)
        .sort((one, other) => one.name.localeCompare(other.name, locale.slice(0, 2))),
    questionsOf: (id, locale) =>
      all('nav-question', locale)
        .filter(({ navService }) => navService.id === id)
        .sort((one, other) => one.position - other.position || one.id - other.id),
  }
}

/** The log's number and moment are of no account here. */
export function parseKept({ type, item, locale, document }: PlaceRow): ContentDocument {
  const row = { type, id: item, locale, revision: 1, audience: 'account', at: '1970-01-01T00:00:00.000Z' }
  return parseDocument({ ...row, document })
}

function parse(row: PlaceRow): ContentDocument | undefined {
  try {
    return parseKept(row)
  } catch (error) {
    if (error instanceof ContentProblem) return undefined // it was read once: another release reads it otherwise
    throw error
  }
}

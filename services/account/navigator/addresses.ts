import { defaultLocale, locales } from '../../../src/config/locales'
import { type NavJurisdiction } from '../../../src/content/nav-jurisdiction'
import { type NavQuestion } from '../../../src/content/nav-question'
import { type NavRegion } from '../../../src/content/nav-region'
import { type NavService } from '../../../src/content/nav-service'
import { type Address } from '../../../src/routes/address'
import { findPath } from '../../../src/routes/href'
import { writePermalink } from '../../../src/routes/permalink'
import { type Language, type Question } from './book/book'
import { type Place } from './book/place'
import { type Places } from './book/places'

export type Under = { service: NavService; region: NavRegion }
export type Covered = Under & { jurisdiction: NavJurisdiction }

export const langOf = ({ locale }: { locale: keyof typeof locales }): string => locales[locale].htmlLang

/** A page is in a language in which all that it is made of is; elsewhere readers are led to the English one. */
function pathOf({ service, ...others }: Partial<Covered> & { service: NavService }, places: Places, isTable = false) {
  const { region, jurisdiction } = others
  const parts = [service, region, jurisdiction].flatMap((one) => one ?? [])
  const locale = service.locale as Language
  const isWhole = parts.every(({ type, id }) => places.isIn(type, id, locale))
  const language = isWhole ? locale : defaultLocale
  const [ofService, ofRegion, ofJurisdiction] = parts.map(
    ({ type, id, slug }) => places.find(type, id, language)?.slug ?? slug,
  )
  const route = jurisdiction ? (isTable ? 'status-table' : 'nav-jurisdiction') : region ? 'nav-region' : 'nav-service'
  const params = { service: ofService, region: ofRegion, jurisdiction: ofJurisdiction }
  const found = findPath({ route, locale: language, params } as Address)
  return 'path' in found ? found.path : service.path
}

const named = (document: NavService | NavRegion | NavJurisdiction, path: string): Place => {
  const { id, name, slug } = document
  return { id, name, lang: langOf(document), slug, path }
}

export function builderOf({ slug, locale }: NavService): string | undefined {
  const found = findPath({ route: 'report-builder', locale: locale as Language, params: { service: slug } })
  return 'path' in found ? found.path : undefined
}

export const showService = (service: NavService): Place => named(service, service.path)
export const showRegion = ({ service, region }: Under, places: Places): Place =>
  named(region, pathOf({ service, region }, places))
export const showJurisdiction = (covered: Covered, places: Places): Place & { tablePath: string } => ({
  ...named(covered.jurisdiction, pathOf(covered, places)),
  tablePath: pathOf(covered, places, true),
})

export function showQuestion(question: NavQuestion): Question {
  const { id, key, topic, position, valueType, text, helpText: help } = question
  return { id, key, topic, position, valueType, text, help, lang: langOf(question) }
}

/** All that a service covers: every jurisdiction of each of its regions, or of one of them. */
export function coveredBy(service: NavService, places: Places, { locale, region }: Within): Covered[] {
  return places
    .regionsOf(service, locale)
    .filter(({ slug }) => region === undefined || slug === region)
    .flatMap((one) =>
      places.jurisdictionsIn(one.id, locale).map((jurisdiction) => ({ service, region: one, jurisdiction })),
    )
}

type Within = { locale: Language; region?: string | undefined }

/** Where a question is answered on the page of a jurisdiction, and with which version. */
export const permalinkOf = (path: string, question: string, version: number): string =>
  `${path}${writePermalink({ question, version })}`

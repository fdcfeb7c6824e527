import * as z from 'zod'
import { isLocale, type Locale } from '../../../src/config/locales'
import { findBearing } from '../../../src/ui/art/bearing'
import { type Firm } from '../firm-schema'
import { type ItemRef, type Part } from '../words/body'
import { parseBody } from '../words/parse-body'
import { type Words } from '../words/parse-words'
import { openLinks } from './find-link'
import { type BrochureWords, type WordsIn } from './read-brochures'

/** In this order; a country has those of them that are written in its language. */
const kinds = ['home', 'training-contract', 'students', 'career', 'starters', 'apply', 'faq', 'contact-us'] as const

export type Chapter = {
  id: string
  title: string
  summary: string
  body: readonly Part[]
  address?: string | undefined
}
export type Fact = { term: string; detail: string; href?: string }
export type Rose = { key: string; city: string; bearing: number | undefined }

export type Brochure = {
  locale: Locale
  words: BrochureWords
  firm: string
  title: string
  place: { key: string; city: string; country: string; bearing: number | undefined }
  notice: string
  origin: string
  milestones: { year: number; what: string }[]
  roses: Rose[]
  glance: Fact[]
  office: Fact[]
  chapters: Chapter[]
  findLink: (ref: ItemRef) => string | undefined
  findPerson: (key: string) => { name: string; role: string } | undefined
}

export type Written = { firm: Firm; words: readonly Words[]; wordsIn: WordsIn }

type Facts = Firm['graduates']['facts'][string]
type Office = Firm['offices'][number]
type Own = { written: Written; locale: Locale; words: BrochureWords; facts: Facts; office: Office }

const history = z.object({ origin: z.string(), milestones: z.array(z.object({ year: z.int(), what: z.string() })) })

/** The languages in which the page "brochure" exists. */
export const listBrochures = ({ graduates }: Firm): Locale[] =>
  Object.keys(graduates.pages.find(({ key }) => key === 'brochure')?.title ?? {}).filter(isLocale)

export function planBrochure(written: Written, locale: Locale): Brochure {
  const { firm } = written
  const words = written.wordsIn(locale)
  const own = { written, locale, words, ...findCountry(firm, locale) }
  const { office } = own
  const links = openLinks(firm)
  const { origin, milestones } = history.parse(firm.firm)
  return {
    locale,
    words,
    firm: firm.firm.name,
    title: titleOf(own, 'home') ?? words.kind,
    place: { key: office.key, city: cityOf(own, office), country: countryOf(own), bearing: bearingOf(firm, office) },
    notice: words.notice ?? firm.firm.notice.en,
    origin: words.firm.origin ?? origin,
    milestones: milestones.map(({ year, what }) => ({ year, what: words.milestones[year] ?? what })),
    roses: firm.offices.map((one) => ({ key: one.key, city: cityOf(own, one), bearing: bearingOf(firm, one) })),
    glance: glanceOf(own),
    office: factsOf(own, links({ collection: 'graduate-pages', key: 'home' }, locale)),
    chapters: chaptersOf(own, (kind) => links({ collection: 'graduate-pages', key: kind }, locale)),
    findLink: (ref) => links(ref, locale),
    findPerson: (key) => {
      const person = firm.people.find((one) => one.key === key)
      return person && { name: person.name, role: words.roles[person.role] }
    },
  }
}

/** What graduates read in a language, and the office that it is about. */
export function findCountry(firm: Firm, locale: Locale): { facts: Facts; office: Office } {
  const facts = firm.graduates.facts[locale]
  const office = firm.offices.find(({ key }) => key === facts?.office)
  if (!facts || !office) throw new Error(`firm/graduates.yaml tells no facts for ${locale}`)
  return { facts, office }
}

const titleOf = ({ written, locale }: Own, kind: string): string | undefined =>
  written.firm.graduates.pages.find(({ key }) => key === kind)?.title[locale]

export const cityOf = ({ words }: { words: BrochureWords }, { key, name }: Office): string =>
  words.cities[key] ?? name.en

function countryOf({ written, words, office }: Own): string {
  return words.countries[office.key] ?? written.firm.locations.find(({ key }) => key === office.country)?.name.en ?? ''
}

/** From London, where every bearing of the firm starts. */
function bearingOf({ offices }: Firm, office: Office): number | undefined {
  const [first] = offices
  return first === undefined || first.key === office.key ? undefined : findBearing(first, office)
}

function chaptersOf(own: Own, addressOf: (kind: string) => string | undefined): Chapter[] {
  const { written, locale, words } = own
  return kinds.flatMap((kind): Chapter[] => {
    const page = written.words.find(
      (one): one is Words<'graduate-pages'> =>
        one.type === 'graduate-pages' && one.key === kind && one.locale === locale,
    )
    const title = titleOf(own, kind)
    if (page && title !== undefined) {
      return [{ id: kind, title, summary: page.front.summary, body: page.body, address: addressOf(kind) }]
    }
    return kind === 'contact-us' ? [reachOf(words)] : []
  })
}

/** Where nobody wrote a page on it. */
function reachOf({ reach }: BrochureWords): Chapter {
  const place = { file: 'brochures/words.yaml', firstLine: 1 }
  return {
    id: 'contact-us',
    title: reach.title,
    summary: reach.summary,
    body: parseBody(place, reach.text.join('\n\n')),
  }
}

function glanceOf(own: Own): Fact[] {
  const { opens, closes, starts, route } = own.facts
  const terms = own.words.facts
  const round =
    opens === closes
      ? [{ term: terms.always, detail: opens }]
      : [
          { term: terms.opens, detail: opens },
          { term: terms.closes, detail: closes },
        ]
  return [
    { term: terms.office, detail: cityOf(own, own.office) },
    { term: terms.route, detail: route },
    ...round,
    { term: terms.starts, detail: starts },
  ]
}

function factsOf({ words, office }: Own, site: string | undefined): Fact[] {
  const { entity, phone, hours } = office
  const lines = office.address.en.split(/\n+/)
  const country = words.countries[office.key]
  const terms = words.office
  return [
    { term: terms.address, detail: (country === undefined ? lines : [...lines.slice(0, -1), country]).join('\n') },
    { term: terms.entity, detail: entity },
    { term: terms.telephone, detail: phone, href: `tel:${phone.replaceAll(' ', '')}` },
    { term: terms.hours, detail: `${hours.opens}–${hours.closes}` },
    ...(site === undefined ? [] : [{ term: terms.site, detail: new URL(site).host, href: site }]),
  ]
}

import { isLocale, toLocaleIn } from '../../../src/config/locales'
import { isTypeOn } from '../../../src/config/modules'
import { type ContentDocument, type ContentOf, titleOf } from '../../../src/content/all-types'
import { ContentProblem } from '../../../src/content/content-problem'
import { entriesOf, type NewsletterIssue } from '../../../src/content/newsletter-issue'
import { parseDocument } from '../../../src/content/parse-document'
import { type Ref } from '../../../src/content/ref'
import { type LogRow } from '../../../src/plan/store/log-row'
import { href } from '../../../src/routes/href'

/** What an account speaks of: what can be kept, and what somebody can be interested in. */
export const itemTypes = [
  'person',
  'article',
  'event',
  'training',
  'training-series',
  'service',
  'sector',
  'topic',
  'nav-service',
  'nav-region',
  'nav-jurisdiction',
  'newsletter',
  'vacancy',
  'deal',
  'newsletter-issue',
] as const
export type ItemType = (typeof itemTypes)[number]

/** What an account only leads to: nobody keeps or follows it. A guidance is led to by what the public may read of it. */
const linkedTypes = [
  'page',
  'news-item',
  'country-benefits',
  'contact-topic',
  'office',
  'location',
  'solution',
  'product',
  'marketing-page',
  'nav-content-teaser',
  'graduate-page',
] as const
export type KeptType = ItemType | (typeof linkedTypes)[number]
const keptTypes: readonly string[] = [...itemTypes, ...linkedTypes]

/** The editors' opening, and each item by its name with their words on it. */
export type ToldIssue = { opening: string; entries: readonly { name: string; words: string }[] }

export type Item = {
  type: KeptType
  id: number
  locale: string
  title: string
  path: string | null
  slug: string
  kind: string | null
  detail: string | null
  parent: number | null
  regions: readonly number[]
  services: readonly number[]
  sectors: readonly number[]
  topics: readonly number[]
  jurisdictions: readonly number[]
  authors: readonly number[]
  /** Of a newsletter's letter, what stands in it. */
  told: ToldIssue | null
  datedAt: string | null
  endsAt: string | null
  changedAt: string
}

export const isItemType = (type: string): type is ItemType => (itemTypes as readonly string[]).includes(type)

/** What a row of the log makes public; undefined where that is nothing, or cannot be shown. */
export function toItem(row: LogRow): Item | undefined {
  if (row.operation !== 'publish' || row.audience !== 'public') return undefined
  // What the log holds of other languages, or of a part that the firm does not have, waits there.
  if (!isLocale(row.locale) || !isTypeOn(row.type)) return undefined
  try {
    const document = parseDocument(row)
    return isItem(document) ? describe(document) : undefined
  } catch (error) {
    if (error instanceof ContentProblem) return undefined // the publisher reports it to editors
    throw error
  }
}

type ItemDocument = ContentOf<KeptType>

const isItem = (document: ContentDocument): document is ItemDocument => keptTypes.includes(document.type)

const numbersOf = (refs: readonly Ref[] = []): number[] => refs.map(({ id }) => id)

/** Whatever it is about, by the fields that have the same names in every type. */
type About = Record<'services' | 'sectors' | 'topics' | 'jurisdictions' | 'regions' | 'authors', readonly Ref[]>

function describe(document: ItemDocument): Item {
  const { type, id, locale, changedAt } = document
  const about: Partial<About> & { type: string } = document
  return {
    ...{ type, id, locale, changedAt, title: titleOf(document) },
    slug: 'slug' in document ? document.slug : '',
    path: 'path' in document ? document.path : null,
    ...{ kind: null, detail: null, parent: null, datedAt: null, endsAt: null, told: null },
    regions: numbersOf(about.regions),
    services: numbersOf(about.services),
    sectors: numbersOf(about.sectors),
    topics: numbersOf(about.topics),
    jurisdictions: numbersOf(about.jurisdictions),
    authors: numbersOf(about.authors),
    ...ownOf(document),
  }
}

type Own = Partial<Pick<Item, 'path' | 'kind' | 'detail' | 'parent' | 'datedAt' | 'endsAt' | 'told'>>

/** What these are is said by their title and their address. */
const plainTypes = [...linkedTypes, 'nav-region', 'nav-service', 'training-series'] as const
type PlainDocument = Extract<ItemDocument, { type: (typeof plainTypes)[number] }>

const isPlain = (document: ItemDocument): document is PlainDocument => plainTypes.some((type) => type === document.type)

function ownOf(document: ItemDocument): Own {
  if (isPlain(document)) return {}
  switch (document.type) {
    case 'person':
      return { detail: document.jobTitle, endsAt: document.leftAt ?? null }
    case 'article':
      return { kind: document.kind, datedAt: document.publishedOn }
    case 'event':
      return {
        ...{ kind: document.mode, detail: document.venue ?? null },
        ...{ datedAt: document.startsAt, endsAt: document.endsAt },
      }
    case 'training':
      return { datedAt: document.publishedOn }
    case 'service':
    case 'sector':
      return { parent: document.parent?.id ?? null }
    case 'topic':
      return { parent: document.within?.id ?? null }
    case 'nav-jurisdiction':
      return { parent: document.region.id }
    case 'newsletter':
      // How often it can be had.
      return { kind: document.frequencies.join(' '), detail: document.summary ?? null }
    case 'newsletter-issue':
      return { parent: document.newsletter.id, told: toTold(document) }
    case 'vacancy':
      return { kind: document.level, detail: document.area, datedAt: document.postedOn, endsAt: document.closesOn }
    case 'deal':
      // It has no page of its own: the newest stand first in the list.
      return {
        path: `${href('deals', toLocaleIn('main', document.locale))}#matter_${document.id}`,
        datedAt: document.date,
      }
  }
}

/** What stands in a letter of a newsletter. */
export const toTold = (issue: NewsletterIssue): ToldIssue => ({
  opening: issue.summary ?? '',
  entries: entriesOf(issue).map(({ of, words = '' }) => ({ name: `${of.type}-${of.id}`, words })),
})

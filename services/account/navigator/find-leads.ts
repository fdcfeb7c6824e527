import { type Body } from '../../../src/content/body'
import { type NavService } from '../../../src/content/nav-service'
import { type Ref } from '../../../src/content/ref'
import { referencesOf } from '../../../src/content/references'
import { type RichText } from '../../../src/content/rich-text'
import { joinDetails } from '../../../src/i18n/format/join-details'
import { mainWords, sharedWords } from '../../../src/i18n/words'
import { goneFrom } from '../../../src/plan/parts/has-ended'
import { type Database } from '../../database/open-database'
import { type LinkedItem, openItems } from '../items/read-items'
import { coveredBy, showJurisdiction } from './addresses'
import { type Language } from './book/book'
import { type Places } from './book/places'

/** A public page that a text leads to. */
export type Lead = { href: string; title: string; detail: string | undefined; isOver: boolean }

/** Where what a text names is to be read. Undefined of what is not public, or has ended. */
export type Leads = {
  find: (ref: Ref) => Lead | undefined
  /** The status table of a jurisdiction, where the service covers it. */
  findTable: (jurisdiction: number) => Lead | undefined
}

/** For what is shown as words alone. */
export const leadingNowhere: Leads = { find: () => undefined, findTable: () => undefined }

type Within = { locale: Language; service: NavService; today: string }

const nameOf = ({ type, id }: Ref): string => `${type} ${id}`
// The public reads a guidance's teaser, at the same address and under the same number.
const publicOf = (ref: Ref): Ref => (ref.type === 'nav-content' ? { ...ref, type: 'nav-content-teaser' } : ref)

/** Looked up each time: pages move and are withdrawn without any change of the navigator. */
export async function findLeads(
  { database, places }: { database: Pick<Database, 'query'>; places: Places },
  texts: Body | readonly RichText[],
  { locale, service, today }: Within,
): Promise<Leads> {
  const names = referencesOf(texts).map(publicOf)
  const items = names.length === 0 ? [] : await openItems(database).findLinked(names, locale)
  const known = new Map(items.map((item) => [nameOf(item), item]))
  const covered = (id: number) =>
    coveredBy(service, places, { locale }).find(({ jurisdiction }) => jurisdiction.id === id)
  return {
    find: (ref) => {
      const item = known.get(nameOf(publicOf(ref)))
      if (!item || hasEnded(item, today)) return undefined
      const own = ref.type === 'nav-jurisdiction' ? covered(ref.id) : undefined
      const href = own ? showJurisdiction(own, places).path : item.path
      const isOver = item.endsAt !== null && dayOf(item.endsAt) < today
      return { href, title: titleIn(item, locale), detail: detailOf(item, locale), isOver }
    },
    findTable: (id) => {
      const own = covered(id)
      if (!own) return undefined
      const { name, tablePath } = showJurisdiction(own, places)
      const jurisdiction = joinDetails(locale, [name, service.name])
      const title = mainWords(locale)('navigator.status-table-of', { jurisdiction })
      return { href: tablePath, title, detail: undefined, isOver: false }
    },
  }
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 'YYYY-MM-DD'.length)

function hasEnded({ type, endsAt }: LinkedItem, today: string): boolean {
  if (endsAt === null || (type !== 'person' && type !== 'vacancy')) return false
  return goneFrom[type](dayOf(endsAt)) <= today
}

const isForeign = (item: LinkedItem, locale: Language): boolean => item.locale !== locale

const titleIn = (item: LinkedItem, locale: Language): string =>
  isForeign(item, locale) ? sharedWords(locale)('shell.in-english', { text: item.title }) : item.title

/** What somebody is called, where that is in the reader's language. */
const detailOf = (item: LinkedItem, locale: Language): string | undefined =>
  item.type === 'person' && !isForeign(item, locale) ? (item.detail ?? undefined) : undefined

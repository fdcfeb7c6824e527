import { defaultLocale, type Locale, type LocaleIn } from '../../config/locales'
import { type GraduatePage } from '../../content/graduate-page'
import { type Office } from '../../content/office'
import { toPlainText } from '../../content/plain-text'
import { formatDay } from '../../i18n/format/format-date'
import { joinDetails } from '../../i18n/format/join-details'
import { type GraduateWords, graduateWords } from '../../i18n/words'
import { isIn } from '../../routes/address'
import { href } from '../../routes/href'
import { graduateKinds } from '../../routes/placeholders'
import { toFaq } from '../../shell/head/structured-data'
import { type IndexRow } from '../../ui/index-list/index-list'
import { type Link } from '../../ui/link'
import { type PictureData } from '../../ui/picture/picture'
import { addressLines } from '../parts/address-lines'
import { findOrEnglish } from '../parts/or-english'
import { type Application, showApplication } from '../show/application'
import { showBody, type ShownBlock } from '../show/body'
import { showDocument } from '../show/document'
import { everywhere } from '../show/editions'
import { kindOfFile } from '../show/file'
import { findFixed } from '../show/fixed'
import { showPicture } from '../show/picture'
import { eventRow } from '../show/row'
import { type Reader } from '../store/reader'
import { type Shown, view } from '../view'

export type GraduateProps = {
  kind: GraduatePage['kind']
  standfirst: string | undefined
  cover: PictureData | undefined
  body: ShownBlock[]
  /** The questions of the page, to go to. */
  questions: Link[]
  application: Application | undefined
  starts: string[]
  office: GraduateOffice | undefined
  voices: { quote: string; source: string }[]
  brochure: { href: string; title: string; kind: string } | undefined
  /** Only where one meets the firm, in the languages that have pages of events. */
  events: IndexRow[] | undefined
  /** The other pages for graduates. */
  others: Link[]
  contact: Link | undefined
}

export type GraduateOffice = { link: Link; address: string[]; phones: string[] }

type GraduateLocale = LocaleIn<'graduate'>

export const graduatesView = view<'graduates', GraduateProps>({
  route: 'graduates',
  // Every page of the set leads here, so it is there even before anybody wrote it.
  find: findFixed('graduates'),
  show: ({ address, document }, read) => {
    const words = graduateWords(address.locale)
    const page = document?.type === 'graduate-page' ? document : undefined
    return {
      ...(page ? showPage(page, read) : { title: words('graduates.home'), props: { ...nothing, ...around(read) } }),
      above: [],
      editions: everywhere(address),
    }
  },
})

export const graduatePageView = view<'graduate-page', GraduateProps>({
  route: 'graduate-page',
  show: ({ address: { locale }, document }, read) => {
    if (document?.type !== 'graduate-page') return undefined
    const above = [{ href: href('graduates', locale), text: graduateWords(locale)('graduates.home') }]
    return { ...showDocument(document, read), ...showPage(document, read), above }
  },
})

const nothing = {
  kind: 'home',
  standfirst: undefined,
  cover: undefined,
  body: [],
  questions: [],
  application: undefined,
  starts: [],
  office: undefined,
  voices: [],
  brochure: undefined,
  events: undefined,
} as const satisfies Partial<GraduateProps>

type ShownPage = Omit<Shown<GraduateProps>, 'above'>

function showPage(page: GraduatePage, read: Reader): ShownPage {
  const words = graduateWords(page.locale as GraduateLocale)
  const asked = page.body.flatMap((block) => (block.block === 'questions' ? block.questions : []))
  const faq = asked.map(({ question, answer }) => ({ question, answer: toPlainText(answer) }))
  return {
    ...showDocument(page, read),
    ...(page.kind === 'faq' && faq.length > 0 ? { facts: () => [toFaq(faq)] } : {}),
    props: { ...propsOf(page, read, words), ...around(read, page) },
  }
}

function propsOf(page: GraduatePage, read: Reader, words: GraduateWords): Omit<GraduateProps, 'others' | 'contact'> {
  const { kind, summary, cover, body, intakes, testimonials, brochure } = page
  return {
    kind,
    standfirst: summary,
    cover: showPicture(cover, '100vw'),
    body: showBody(body, read),
    questions: kind === 'faq' ? questionsOf(page) : [],
    application: showApplication(page, read),
    starts: intakes
      .filter(({ startsOn }) => !read.isPast(startsOn))
      .map(({ startsOn }) => formatDay(page.locale, startsOn)),
    office: officeOf(page, read),
    voices: read.findAll(testimonials).map(({ text, name, role }) => ({
      quote: text,
      source: joinDetails(page.locale, [name, role]),
    })),
    brochure: brochure && {
      href: brochure.url,
      title: words('graduates.brochure-file'),
      kind: kindOfFile(brochure),
    },
    events: kind === 'meet-us' && isIn('event', page.locale) ? comingEvents(read) : undefined,
  }
}

/** The ids are those that the page's text gives its questions. */
const questionsOf = ({ body }: GraduatePage): Link[] =>
  body.flatMap((block, part) =>
    block.block === 'questions'
      ? block.questions.map(({ question }, position) => ({
          href: `#part_${part + 1}_${position + 1}`,
          text: question,
        }))
      : [],
  )

/** Offices are written for the languages of the main site: elsewhere the English edition tells how to reach one. */
function officeOf({ office }: GraduatePage, read: Reader): GraduateOffice | undefined {
  const found = findOrEnglish(office, read)
  if (!found) return undefined
  const { path, name, phones, locale } = found
  const language = locale === read.locale ? {} : { lang: defaultLocale, hreflang: defaultLocale }
  return { link: { href: path, text: name, ...language }, address: addressWithin(found, read), phones }
}

/** Nobody names the country to somebody who is in it, and the name would be in another language than theirs. */
function addressWithin({ address, country, locale }: Office, read: Reader): string[] {
  const there = read.inLocale(locale).find(country)
  const lines = addressLines(address)
  // "The Netherlands" where the list of countries has "Netherlands".
  const isNamed = there && there.iso === regionOf(read.locale) && lines.at(-1)?.endsWith(there.name)
  return isNamed ? lines.slice(0, -1) : lines
}

const regionOf = (locale: Locale): string | undefined => new Intl.Locale(locale).region

const comingEvents = (read: Reader): IndexRow[] =>
  read
    .all('event')
    // Anyone who wants to meet the firm comes to the beginning.
    .filter(({ startsAt, state }) => state !== 'cancelled' && !read.isPast(startsAt))
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt))
    .map((event) => eventRow(event, read))

function around(read: Reader, page?: GraduatePage): Pick<GraduateProps, 'others' | 'contact'> {
  const pages = pagesIn(read).filter(({ id }) => id !== page?.id)
  const links = pages.map(toLink)
  return { others: links, contact: links[pages.findIndex(({ kind }) => kind === 'contact-us')] }
}

/** Every page for graduates but the first, which leads to them. */
export const graduatePlaces = (read: Reader): Link[] => pagesIn(read).map(toLink)

function pagesIn(read: Reader): (GraduatePage & { path: string })[] {
  const order: readonly string[] = graduateKinds
  return read
    .all('graduate-page')
    .filter(({ kind }) => kind !== 'home')
    .sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
}

const toLink = ({ path, title }: GraduatePage & { path: string }): Link => ({ href: path, text: title })

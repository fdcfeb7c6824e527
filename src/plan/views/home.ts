import { locales } from '../../config/locales'
import { type Event } from '../../content/event'
import { formatPeriod } from '../../i18n/format/format-time'
import { type Address } from '../../routes/address'
import { href } from '../../routes/href'
import { toOrganization, toWebSite } from '../../shell/head/structured-data'
import { type IndexRow } from '../../ui/index-list/index-list'
import { type Dated, type Link } from '../../ui/link'
import { type PictureData } from '../../ui/picture/picture'
import { showDocument } from '../show/document'
import { everywhere } from '../show/editions'
import { firmAt, firmNameOf } from '../show/firm'
import { findFixed } from '../show/fixed'
import { longList, toRef } from '../show/long-list'
import { upcomingAmong } from '../show/occasion'
import { showPicture } from '../show/picture'
import { articleRow, eventRow, newestFirst, showDay } from '../show/row'
import { type Reader } from '../store/reader'
import { type Shown, view } from '../view'
import { type LocationProps, needlesFrom, showOfficeEntry } from './places'

type Feature = {
  slug: string
  href: string
  title: string
  standfirst?: string
  picture?: PictureData
  published: Dated
}

export type HomeProps = {
  /** Each on a line of its own. */
  claim: string[]
  lead: string
  feature: Feature | undefined
  insights: IndexRow[]
  events: (IndexRow & { when: string })[]
  services: Link[]
  sectors: Link[]
  offices: LocationProps['offices']
  from: string | undefined
  /** Where editors have written something of working here. */
  careers: { link: Link; text: string } | undefined
}

const most = { insights: 4, events: 3 }

export const homeView = view<'home', HomeProps>({
  route: 'home',
  find: findFixed('home'),
  show: ({ address, document }, read): Shown<HomeProps> => {
    const settings = read.all('settings')[0]
    const claim = settings?.claim ?? document?.summary ?? firmNameOf(read)
    return {
      ...(document ? showDocument(document, read) : {}),
      title: claim,
      description: document?.summary,
      above: [],
      editions: everywhere(address),
      facts: (url) => [
        toOrganization({
          name: firmNameOf(read),
          url: url(href('home', address.locale)),
          logo: url('/favicon.svg'),
          profiles: settings?.profiles.map((profile) => profile.url) ?? [],
        }),
        toWebSite({
          ...firmAt(read, url),
          lang: locales[address.locale].htmlLang,
          searchUrl: url(href('search', address.locale)),
        }),
      ],
      props: { ...showNews(read), ...showFirm(read), claim: sentencesOf(claim), lead: document?.summary ?? '' },
    }
  },
})

/** The claim's sentences; the Chinese full stop ends one too. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?。！？])\s*/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

const articles = longList('articles of every kind', (read) => newestFirst(read.all('article')).map(toRef))

function showNews(read: Reader): Pick<HomeProps, 'feature' | 'insights' | 'events'> {
  const [first, ...others] = articles.part(0, most.insights + 1, read)
  const picture = showPicture(first?.cover, '(min-width: 64rem) 36rem, 100vw')
  return {
    feature: first && {
      slug: first.slug,
      href: first.path,
      title: first.title,
      published: showDay(first.publishedOn, read),
      ...(first.summary === undefined ? {} : { standfirst: first.summary }),
      ...(picture ? { picture } : {}),
    },
    // Dense rows: their summaries are on their own pages.
    insights: others.map((article) => toShort(articleRow(article, read))),
    events: upcomingAmong(read.all('event'), read)
      .slice(0, most.events)
      .map((event) => ({ ...eventRow(event, read), when: whenOf(event, read) })),
  }
}

const toShort = ({ href: path, title, date, topic }: IndexRow): IndexRow => ({
  href: path,
  title,
  ...(date ? { date } : {}),
  ...(topic === undefined ? {} : { topic }),
})

const whenOf = ({ startsAt, endsAt, timeZone }: Event, read: Reader): string =>
  formatPeriod(read.locale, { start: startsAt, end: endsAt, timeZone })

function showFirm(read: Reader): Pick<HomeProps, 'services' | 'sectors' | 'offices' | 'from' | 'careers'> {
  const topmost = (type: 'service' | 'sector'): Link[] =>
    read
      .all(type)
      .filter(({ parent }) => parent === undefined)
      .map(({ path, title }) => ({ href: path, text: title }))
  return {
    services: topmost('service'),
    sectors: topmost('sector'),
    offices: read.all('office').map((office) => showOfficeEntry(office, read)),
    from: needlesFrom(read),
    careers: findCareers(read),
  }
}

function findCareers(read: Reader): HomeProps['careers'] {
  const page = read.at(href('careers', read.locale as Address<'home'>['locale']))
  if (page?.type !== 'page' || page.summary === undefined) return undefined
  return { link: { href: page.path, text: page.title }, text: page.summary }
}

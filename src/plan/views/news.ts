import { toLocaleIn } from '../../config/locales'
import { type PageDocument } from '../../content/all-types'
import { mainWords } from '../../i18n/words'
import { type Address } from '../../routes/address'
import { href } from '../../routes/href'
import { type LedRow } from '../../ui/led-list/led-list'
import { type Link } from '../../ui/link'
import { type PersonEntry } from '../../ui/person-list/person-list'
import { firmNameOf } from '../show/firm'
import { findFixed, type Intro, showFixed } from '../show/fixed'
import { leadRow } from '../show/lead'
import { allNews, pressContacts } from '../show/news'
import { laterPages, type Paged, showPaged } from '../show/paged'
import { showPeople } from '../show/person'
import { newsRow } from '../show/row'
import { type Reader } from '../store/reader'
import { type Shown, view } from '../view'

export type NewsProps = {
  intro: Intro
  list: Paged<LedRow>
  feed: Link
  /** Whom journalists ask. */
  press: PersonEntry[]
  instead: Link
}

type Locale = Address<'news'>['locale']
type List = { locale: Locale; number: number; document?: PageDocument | undefined }

const addressIn = (locale: Locale, page: number): Address<'news' | 'news-page'> =>
  page === 1 ? { route: 'news', locale, params: {} } : { route: 'news-page', locale, params: { page } }

function showNews({ locale, number, document }: List, read: Reader): Shown<NewsProps> {
  const words = mainWords(locale)
  const first = { route: 'news', locale, params: {} } as const
  const own = { title: words('news.title'), description: words('news.described', { firm: firmNameOf(read) }) }
  const { intro, ...shown } = showFixed({ address: first, document }, own, read)
  const feed = href('news-feed', locale)
  const about = read.at(href('about-us', locale))
  const isFirst = number === 1
  return {
    ...shown,
    ...(isFirst
      ? {}
      : { seo: { title: words('title.part', { whole: shown.title, part: words('list.page', { page: number }) }) } }),
    editions: isFirst ? shown.editions : [addressIn(locale, number)],
    above: [
      ...(about?.type === 'page' ? [{ href: about.path, text: about.title }] : []),
      ...(isFirst ? [] : [{ href: href('news', locale), text: shown.title }]),
    ],
    feeds: [{ href: feed, text: shown.title }],
    props: {
      intro: isFirst ? intro : { standfirst: undefined, body: [] },
      list: showPaged(
        allNews,
        {
          number,
          toRow: (item, position) => leadRow(newsRow(item, read), position, item),
          addressOf: (page) => addressIn(locale, page),
        },
        read,
      ),
      feed: { href: feed, text: words('list.feed') },
      press: showPeople(pressContacts(read), read).slice(0, 1),
      instead: { href: href('insights', locale), text: words('home.all-briefings') },
    },
  }
}

export const newsView = view<'news', NewsProps>({
  route: 'news',
  find: findFixed('news'),
  show: ({ address: { locale }, document }, read) => showNews({ locale, number: 1, document }, read),
})

export const newsPageView = view<'news-page', NewsProps>({
  route: 'news-page',
  find: (read) =>
    laterPages(allNews.count(read)).map((page) => ({
      route: 'news-page',
      locale: toLocaleIn('main', read.locale),
      params: { page },
    })),
  show: ({ address: { locale, params } }, read) => showNews({ locale, number: params.page }, read),
})

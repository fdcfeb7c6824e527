import { locales } from '../../config/locales'
import { type NewsItem } from '../../content/news-item'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { toArticle } from '../../shell/head/structured-data'
import { type IndexRow } from '../../ui/index-list/index-list'
import { type Dated, type Link } from '../../ui/link'
import { type PersonEntry } from '../../ui/person-list/person-list'
import { showBody, type ShownBlock } from '../show/body'
import { showDocument } from '../show/document'
import { firmAt } from '../show/firm'
import { type Matter, showMatter } from '../show/matter'
import { isReleased, newsAround } from '../show/news'
import { showPeople } from '../show/person'
import { newsRow, showDay } from '../show/row'
import { view } from '../view'

export type NewsItemProps = {
  slug: string
  standfirst: string | undefined
  published: Dated
  body: ShownBlock[]
  people: PersonEntry[]
  matters: Matter[]
  press: PersonEntry[]
  others: IndexRow[]
  all: Link
}

export const newsItemView = view<'news-item', NewsItemProps>({
  route: 'news-item',
  show: ({ address: { locale }, document }, read) => {
    if (document?.type !== 'news-item' || !isReleased(document, read)) return undefined
    const words = mainWords(locale)
    const list = href('news', locale)
    return {
      ...showDocument(document, read),
      above: [{ href: list, text: words('news.title') }],
      kind: 'article',
      published: document.publishedOn,
      facts: (url, picture) => [factsOf(document, firmAt(read, url), { url, picture })],
      props: {
        slug: document.slug,
        standfirst: document.summary,
        published: showDay(document.publishedOn, read),
        body: showBody(document.body, read),
        people: showPeople(document.people, read),
        matters: read.findAll(document.deals).map((deal) => showMatter(deal, read)),
        press: showPeople(document.pressContact ? [document.pressContact] : [], read),
        others: newsAround(document, read).map((other) => newsRow(other, read)),
        all: { href: list, text: words('news.all') },
      },
    }
  },
})

type Around = { url: (path: string) => string; picture: string | undefined }

const factsOf = (item: NewsItem, publisher: ReturnType<typeof firmAt>, { url, picture }: Around) =>
  toArticle({
    headline: item.title,
    url: url(item.path),
    lang: locales[item.locale].htmlLang,
    published: item.publishedOn,
    modified: item.changedAt,
    authors: [],
    publisher,
    image: item.seo.image ? url(item.seo.image.url) : picture,
    isNews: true,
  })

import { addressOf } from '../../content/address-of'
import { mainWords } from '../../i18n/words'
import { type Address } from '../../routes/address'
import { href } from '../../routes/href'
import { type IndexRow } from '../../ui/index-list/index-list'
import { type Link } from '../../ui/link'
import { type PersonEntry } from '../../ui/person-list/person-list'
import { linksTo } from '../parts/link-to'
import { type Reader } from '../store/reader'
import { type Shown } from '../view'
import { itemsAbout, type Subject } from './about'
import { showBody, type ShownBlock } from './body'
import { showDocument } from './document'
import { type Matter, showMatter, sortMatters } from './matter'
import { upcomingAmong } from './occasion'
import { parentsOf } from './parents'
import { hasLeft, showPeople } from './person'
import { articleRow, eventRow, newestFirst } from './row'
import { childrenOf, type TreeItem, withBelow } from './tree'

export type BranchProps = {
  slug: string
  standfirst: string | undefined
  body: ShownBlock[]
  help: { heading: string; text: string }[]
  contacts: PersonEntry[]
  /** Everybody who does this work, where they have a list of their own. */
  everybody: { href: string; count: number } | undefined
  below: Link[]
  insights: IndexRow[]
  matters: Matter[]
  events: IndexRow[]
  related: Link[]
  products: Link[]
  feed: Link | undefined
}

const most = { insights: 6, matters: 6, events: 4 }

const listOf = { service: 'services', sector: 'sectors', solution: 'solutions' } as const

/** A service, a sector or a solution, with all that the firm can show of it. */
export function showBranch(item: TreeItem, read: Reader): Shown<BranchProps> {
  const locale = read.locale as Address<'services'>['locale']
  const words = mainWords(locale)
  const feed = feedOf(item)
  const list = listOf[item.type]
  return {
    ...showDocument(item, read),
    above: [
      { href: href('expertise', locale), text: words('expertise.title') },
      { href: href(list, locale), text: words(`expertise.${list}`) },
      ...parentsOf(item, read),
    ],
    feeds: feed ? [feed] : [],
    props: {
      slug: item.slug,
      standfirst: item.summary,
      body: showBody(item.body, read),
      help: item.howWeHelp,
      contacts: showPeople(item.keyContacts, read),
      everybody: everybodyOf(item, read),
      below: childrenOf(item, read).map(({ path, title }) => ({ href: path, text: title })),
      ...workOf(item, read),
      related: linksTo(relatedOf(item), read),
      products: linksTo(item.products, read),
      feed,
    },
  }
}

/** What was written, done and planned on it and on all below it. */
function workOf(item: TreeItem, read: Reader): Pick<BranchProps, 'insights' | 'matters' | 'events'> {
  const subjects = subjectsOf(item, read)
  return {
    insights: newestFirst(itemsAbout('article', subjects, read))
      .slice(0, most.insights)
      .map((article) => articleRow(article, read)),
    matters: sortMatters(itemsAbout('deal', subjects, read))
      .slice(0, most.matters)
      .map((deal) => showMatter(deal, read)),
    events: upcomingAmong(itemsAbout('event', subjects, read), read)
      .slice(0, most.events)
      .map((event) => eventRow(event, read)),
  }
}

/** Nothing is written about a solution as such: it is made of services, for sectors. */
const subjectsOf = (item: TreeItem, read: Reader): Subject[] =>
  withBelow(item, read).flatMap((one): Subject[] => {
    if (one.type !== 'solution') return [{ type: one.type, id: one.id }]
    const parts = [...read.findAll(one.services), ...read.findAll(one.sectors)]
    return parts.flatMap((part) => subjectsOf(part, read))
  })

function relatedOf(item: TreeItem) {
  switch (item.type) {
    case 'service':
      return [...item.sectors, ...item.solutions]
    case 'sector':
      return [...item.services, ...item.solutions]
    case 'solution':
      return [...item.services, ...item.sectors]
  }
}

/** The list of people has a page for each service that somebody names. */
function everybodyOf(item: TreeItem, read: Reader): BranchProps['everybody'] {
  const address = addressOf(item)
  if (address.route !== 'service') return undefined
  const people = read
    .naming('person', item)
    .filter((person) => !hasLeft(person, read) && person.services.some(({ id }) => id === item.id))
  if (people.length === 0) return undefined
  return { href: href('people-by-service', address.locale, address.params), count: people.length }
}

function feedOf(item: TreeItem): Link | undefined {
  const address = addressOf(item)
  if (address.route === 'service')
    return { href: href('service-feed', address.locale, address.params), text: item.title }
  if (address.route === 'sector') return { href: href('sector-feed', address.locale, address.params), text: item.title }
  return undefined
}

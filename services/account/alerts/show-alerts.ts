import { can, type Subject } from '../../../src/access/can'
import { type LocaleIn } from '../../../src/config/locales'
import { type Feed } from '../items/read-feed'
import { type ItemName, type Items, type ShownItem } from '../items/read-items'
import { isItemType, type ToldIssue } from '../items/to-item'
import { type NavigatorBook } from '../navigator/book/book'
import { type Alert } from './alerts'

export type ShownAlert = Alert & {
  title: string
  /** The jurisdiction of an answer. */
  place: string | null
  path: string
  /** What they follow of it, by what it is called. */
  because: readonly string[]
  /** What stands in a newsletter's letter. */
  issue: ShownIssue | null
}

export type ShownIssue = { opening: string; entries: readonly { title: string; path: string; words: string }[] }

export type AlertSources = {
  items: Pick<Items, 'findMany'>
  feed: Pick<Feed, 'titlesOf'>
  /** Undefined as long as the log was not read to its end. */
  openBook: () => Promise<NavigatorBook | undefined>
}

type Reader = { subject: Subject | undefined; locale: LocaleIn<'main'> }
type Told = Pick<ShownAlert, 'title' | 'place' | 'path' | 'issue'>

/** Alerts as their reader may read them now. Those of what is gone, or was taken from them, are left out. */
export async function showAlerts(
  { items, feed, openBook }: AlertSources,
  alerts: readonly Alert[],
  reader: Reader,
): Promise<ShownAlert[]> {
  const { locale } = reader
  const names = alerts.flatMap(({ subject }) => toItemName(subject) ?? [])
  const [found, titles, book] = await Promise.all([
    items.findMany(names, locale),
    feed.titlesOf([...new Set(alerts.flatMap(({ reasons }) => reasons))], locale),
    alerts.some(isOfLaw) ? openBook() : undefined,
  ])
  const pages = new Map(found.map((item) => [`${item.type}-${item.id}`, item]))
  const within = await findEntries(items, found, locale)
  const tell = async (alert: Alert): Promise<Told | undefined> => {
    if (isOfLaw(alert)) return book && (await tellLaw(book, alert, reader))
    const page = pages.get(alert.subject)
    return page && { title: page.title, place: null, path: page.path, issue: page.told && toIssue(page.told, within) }
  }
  const told = await Promise.all(alerts.map(tell))
  return alerts.flatMap((alert, at) => {
    const own = told[at]
    const named = alert.reasons.map((name) => titles.get(name)?.title ?? searchIn(name)).filter((one) => one !== '')
    // A service and a topic may have one name.
    const because = [...new Set(named)]
    return own ? [{ ...alert, ...own, because }] : []
  })
}

type Pages = ReadonlyMap<string, ShownItem>

/** What the letters among some pages lead to, in the language of their reader. */
async function findEntries(
  items: AlertSources['items'],
  found: readonly Pick<ShownItem, 'told'>[],
  locale: Reader['locale'],
): Promise<Pages> {
  const names = found.flatMap(({ told }) => told?.entries.flatMap(({ name }) => toItemName(name) ?? []) ?? [])
  const pages = names.length === 0 ? [] : await items.findMany(names, locale)
  return new Map(pages.map((page) => [`${page.type}-${page.id}`, page]))
}

/** A letter that is not out yet, as its readers would have it now. */
export const showIssue = async (
  items: AlertSources['items'],
  told: ToldIssue,
  locale: Reader['locale'],
): Promise<ShownIssue> => toIssue(told, await findEntries(items, [{ told }], locale))

/** What was withdrawn since is left out. */
const toIssue = ({ opening, entries }: ToldIssue, pages: Pages): ShownIssue => ({
  opening,
  entries: entries.flatMap(({ name, words }) => {
    const page = pages.get(name)
    return page ? [{ title: page.title, path: page.path, words }] : []
  }),
})

const isOfLaw = ({ kind }: Alert): boolean => kind === 'law'
/** The words of a search, or the area of vacancies. */
const searchIn = (name: string): string => name.replace(/^search-|^vacancies-\S*\s?/, '').replace(/^deals-$/, '')
const numberOf = (subject: string): number => Number(subject.replace(/^.*-/, ''))

function toItemName(subject: string): ItemName | undefined {
  const type = subject.replace(/-\d+$/, '')
  return isItemType(type) ? { type, id: numberOf(subject) } : undefined
}

async function tellLaw(book: NavigatorBook, alert: Alert, { subject, locale }: Reader): Promise<Told | undefined> {
  const found = await book.update({ answer: numberOf(alert.subject), number: alert.number, locale })
  if (!found || !can(subject, 'read', { kind: 'navigator', service: found.permission }).allow) return undefined
  const { question, jurisdiction, path } = found.update
  return { title: question.text, place: jurisdiction.name, path, issue: null }
}

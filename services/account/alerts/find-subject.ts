import { type LocaleIn } from '../../../src/config/locales'
import { type FollowKind, followTypes, likeVacancy, parseAbout } from '../../../src/forms/account-follows'
import { everyDeal, everyVacancy } from '../../../src/forms/alert-me'
import { mainWords } from '../../../src/i18n/words'
import { type Feed } from '../items/read-feed'
import { type Items, type ShownItem } from '../items/read-items'
import { isItemType } from '../items/to-item'

export type FollowedSubject = { kind: FollowKind; about: string; title: string }

type Sources = { items: Pick<Items, 'findMany'>; feed: Pick<Feed, 'titlesOf'> }
type MainLocale = LocaleIn<'main'>

const kindOf: ReadonlyMap<string, FollowKind> = new Map(
  Object.entries(followTypes).flatMap(([kind, type]) => (type ? [[type as string, kind as FollowKind] as const] : [])),
)

/** What somebody hears of who presses “Alert me” on a page, by its name such as article-12; undefined where it is not public. */
export async function findSubject(
  sources: Sources,
  name: string,
  locale: MainLocale,
): Promise<FollowedSubject | undefined> {
  const words = mainWords(locale)
  if (name === everyVacancy) return { kind: 'vacancies', about: '', title: words('alert-me.all-jobs') }
  if (name === everyDeal) return { kind: 'deals', about: '', title: words('deals.title') }
  const [, type = '', id = ''] = /^([a-z-]+)-(\d{1,9})$/.exec(name) ?? []
  const kind = kindOf.get(type)
  if (kind) return toSubject(sources, { kind, about: id, name }, locale)
  const [item] = isItemType(type) ? await sources.items.findMany([{ type, id: Number(id) }], locale) : []
  if (item?.type === 'vacancy') {
    const about = likeVacancy(item.kind ?? '', item.detail ?? '')
    return { kind: 'vacancies', about, title: words('alert-me.jobs-like', { title: item.title }) }
  }
  const first = item && firstOf(item)
  return first && toSubject(sources, first, locale)
}

type Named = { kind: FollowKind; about: string; name: string }

async function toSubject({ feed }: Sources, { kind, about, name }: Named, locale: MainLocale) {
  const title = (await feed.titlesOf([name], locale)).get(name)?.title
  return title !== undefined && parseAbout(kind, about) !== undefined ? { kind, about, title } : undefined
}

const lists = [
  ['topics', 'topic', 'topic'],
  ['services', 'service', 'service'],
  ['sectors', 'sector', 'sector'],
  ['jurisdictions', 'jurisdiction', 'nav-jurisdiction'],
  ['authors', 'author', 'person'],
] as const satisfies readonly (readonly [keyof ShownItem, FollowKind, string])[]

/** What a page is about first of all. */
function firstOf(item: ShownItem): Named | undefined {
  for (const [list, kind, type] of lists) {
    const [id] = item[list]
    if (id !== undefined) return { kind, about: String(id), name: `${type}-${id}` }
  }
  return undefined
}

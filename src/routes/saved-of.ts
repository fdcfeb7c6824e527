import { type LocaleIn, localesIn } from '../config/locales'

/** What can be kept of the pages whose address has a number, by the part before it. */
const kept: Readonly<Record<string, string>> = {
  people: 'person',
  articles: 'article',
  events: 'event',
  training: 'training',
  'training-series': 'training-series',
}

/** How the item of a page is named where it can be kept, such as person-12; undefined for every other page. */
export function savedOf(path: string): string | undefined {
  const [, part = '', id = ''] = /^\/[a-z-]+\/([a-z-]+)\/(\d+)\/[^/?#]+\/?(?:[?#].*)?$/.exec(path) ?? []
  return Object.hasOwn(kept, part) && !/\.\w+$/.test(path) ? `${kept[part] ?? ''}-${id}` : undefined
}

/** The language of a page that can be kept. */
export const localeOfSaved = (path: string): LocaleIn<'main'> | undefined =>
  localesIn('main').find((locale): locale is LocaleIn<'main'> => path.startsWith(`/${locale}/`))

/** The query of the favourites that asks for one more. */
export const wantedSaving = 'save'

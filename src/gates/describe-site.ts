import { everyLocale, type Locale } from '../config/locales'
import { type ContentDocument } from '../content/all-types'
import { findBadge, tellRegulation } from '../plan/parts/tell-regulation'
import { type FilesPlan } from '../plan/plan-files'
import { type PlannedShell } from '../plan/plan-shells'
import { type SitePlan } from '../plan/plan-site'
import { type Content } from '../plan/store/content'
import { TitleShelf } from '../plan/title-shelf'
import { type Site } from './gate'

type Planned = {
  content: Content
  plan: SitePlan
  files: FilesPlan
  shells: readonly PlannedShell[]
  /** Paths that come with the program: fonts, scripts, the icon. */
  assets: ReadonlySet<string>
  /** Ids of what is already made, for links from page to page. */
  idsAt: Site['idsAt']
  origin: string
  canaries: readonly string[]
}

/** What the pages of a plan are measured against. */
export function describeSite({ content, plan, files, shells, assets, idsAt, origin, canaries }: Planned): Site {
  const media = addMedia(new Set(), content.everything())
  const titles = new TitleShelf()
  for (const { path, context } of plan.pages.values()) titles.put(path, context.head)
  const isShell = (path: string) => shells.some((shell) => path === shell.path || path.startsWith(`${shell.path}/`))
  const said = new Map(everyLocale.map((locale) => [locale as string, regulationIn(locale, content)]))
  return {
    has: (path) => plan.pages.has(path) || files.files.has(path) || assets.has(path) || isShell(path),
    idsAt,
    headAt: (path) => plan.pages.get(path)?.context.head,
    namesakeOf: (path) => titles.firstWithTitleOf(path),
    hasMedia: (path) => media.has(path),
    origin,
    canaries,
    scriptsAt: () => [],
    regulation: (locale) => said.get(locale) ?? { everywhere: [], legal: [] },
  }
}

/** Adds every file of the CMS that documents name. */
export function addMedia(found: Set<string>, documents: Iterable<ContentDocument>): Set<string> {
  const look = (value: unknown): void => {
    if (typeof value === 'string' && value.startsWith('/media/')) found.add(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look)
  }
  for (const document of documents) look(document)
  return found
}

/** What the regulator wants to be said in a language, by its legal notice. */
export function regulationIn(locale: Locale, content: Content): ReturnType<Site['regulation']> {
  const notices = [...content.ofType('legal-notice')].filter((document) => document.type === 'legal-notice')
  const noticeIn = (wanted: Locale) => notices.find((notice) => notice.locale === wanted)
  return {
    everywhere: tellRegulation(noticeIn, locale).map(({ text }) => text),
    badge: findBadge(noticeIn, locale),
    legal: noticeIn(locale)?.complaintsSteps.map(({ heading }) => heading) ?? [],
  }
}

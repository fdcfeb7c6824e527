import { type Locale } from '../config/locales'
import { type Address, localesOf } from '../routes/address'
import { hrefOf, toUrl } from '../routes/href'
import { calendars } from './files/calendars'
import { captionFiles } from './files/captions'
import { cards } from './files/cards'
import { feeds } from './files/feeds'
import { type FileView } from './files/file-view'
import { type Finder, type PlanOptions, type PlanProblem, type Reason, reasonOf } from './plan-site'
import { type Content } from './store/content'
import { openReader } from './store/reader'
import { type Readings } from './store/readings'

export type PlannedFile = { path: string; type: string; text: string; readings: Readings }
export type FilesPlan = { files: Map<string, PlannedFile>; problems: PlanProblem[] }

/** What came of a file, as `ShownPage` of a page. */
export type ShownFile = { path: string; readings: Readings; made?: PlannedFile; problem?: Reason }

const views = [...feeds, calendars, captionFiles, cards] as unknown as readonly FileView[]

/** Every file beside the pages: feeds, calendars, cards. Planned as the pages are, from the content and the clock alone. */
export function planFiles(content: Content, options: PlanOptions): FilesPlan {
  const plan: FilesPlan = { files: new Map(), problems: [] }
  for (const { find, locale, view } of fileFinders) {
    for (const address of find(openReader(content, options, locale).read)) {
      const { path, made, problem } = planFile({ view, address, locale }, content, options)
      if (made) plan.files.set(path, made)
      if (problem !== undefined) plan.problems.push({ path, ...problem })
    }
  }
  return plan
}

export const fileFinders: readonly (Finder & { view: FileView })[] = views.flatMap((view) =>
  localesOf(view.route).map((locale) => ({ view, locale, find: view.find })),
)

type Wanted = { view: FileView; address: Address; locale: Locale }

export function planFile({ view, address, locale }: Wanted, content: Content, options: PlanOptions): ShownFile {
  const path = hrefOf(address)
  const { read, readings } = openReader(content, options, locale)
  try {
    const file = view.write({ address, url: (to) => toUrl(options.origin, to) }, read)
    return { path, readings, ...(file ? { made: { path, ...file, readings } } : {}) }
  } catch (error) {
    return { path, readings, problem: reasonOf(error) }
  }
}

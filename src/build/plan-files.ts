import { type Locale } from '../config/locales'
import { type Address, localesOf } from '../routes/address'
import { hrefOf, toUrl } from '../routes/href'
import { type Content } from './content'
import { calendars } from './files/calendars'
import { cards } from './files/cards'
import { feeds } from './files/feeds'
import { type FileView } from './files/file-view'
import { type PlanOptions, type PlanProblem } from './plan-site'
import { openReader, type Readings } from './reader'

export type PlannedFile = { path: string; type: string; text: string; readings: Readings }
export type FilesPlan = { files: Map<string, PlannedFile>; problems: PlanProblem[] }

const views = [...feeds, calendars, cards] as unknown as readonly FileView[]

/** Every file beside the pages: feeds, calendars, cards. Planned as the pages are, from the content and the clock alone. */
export function planFiles(content: Content, options: PlanOptions): FilesPlan {
  const plan: FilesPlan = { files: new Map(), problems: [] }
  for (const wanted of findWanted(content, options)) {
    const planned = planFile(wanted, content, options)
    if (planned && 'message' in planned) plan.problems.push(planned)
    else if (planned) plan.files.set(wanted.path, planned)
  }
  return plan
}

function* findWanted(content: Content, options: PlanOptions): Generator<Wanted> {
  for (const view of views) {
    for (const locale of localesOf(view.route)) {
      const addresses = view.find(openReader(content, options, locale).read)
      yield* addresses.map((address) => ({ view, address, path: hrefOf(address), locale }))
    }
  }
}

type Wanted = { view: FileView; address: Address; path: string; locale: Locale }

function planFile(
  { view, address, path, locale }: Wanted,
  content: Content,
  options: PlanOptions,
): PlannedFile | PlanProblem | undefined {
  const { read, readings } = openReader(content, options, locale)
  try {
    const file = view.write({ address, url: (to) => toUrl(options.origin, to) }, read)
    return file && { path, ...file, readings }
  } catch (error) {
    return { path, message: error instanceof Error ? error.message : String(error) }
  }
}

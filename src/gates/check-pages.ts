import { say } from '../content/faults'
import { type Content } from '../plan/store/content'
import { linkGate, pictureGate, routeGate } from './addresses'
import { findCulprit } from './find-culprit'
import { findMarkupProblems } from './find-markup-problems'
import { type Fault, type Finding, type Gate, type MadePage, type Site } from './gate'
import { headGate, languageGate, titleGate } from './heads'
import { safetyGate } from './safety'
import { structureGate } from './structure'
import { canaryGate, messageGate, regulationGate } from './words'

const markupGate: Gate = {
  name: 'html',
  find: ({ html }) => findMarkupProblems(html.source).map((problem) => ({ ...say('markup', problem), field: 'html' })),
}

/** Those that take a millisecond or two a page. */
export const quickGates: readonly Gate[] = [
  routeGate,
  linkGate,
  pictureGate,
  headGate,
  titleGate,
  languageGate,
  structureGate,
  safetyGate,
  canaryGate,
  messageGate,
  regulationGate,
]

/** Everything that a page must pass before readers see it. A whole validator takes ten times as long as all the others. */
export const gates: readonly Gate[] = [...quickGates, markupGate]

type Against = {
  site: Site
  content: Content
  only?: readonly Gate[]
  /** What stands around the main part is the same on every page: one dead link there must not hold back all of them. */
  part?: 'page' | 'main'
}

/** What is wrong with a page, each with the item and the field that an editor can change. */
export function checkPage(page: MadePage, { site, content, only = gates, part = 'page' }: Against): Fault[] {
  const toFault =
    ({ name }: Gate) =>
    ({ problem, told, needle, field = '', rival }: Finding): Fault => {
      const culprit = findCulprit(page, content, needle)
      const fault = { gate: name, path: page.path, item: culprit.item, field: culprit.field || field, problem, told }
      return rival === undefined ? fault : { ...fault, rival }
    }
  const { source } = page.html
  const [start, end] = part === 'page' ? [0, source.length] : [source.indexOf('<main'), source.indexOf('</main>')]
  const isLookedAt = (at: number) => at >= start && at <= end
  const isOf = ({ at = start }: Finding) => isLookedAt(at)
  return only.flatMap((gate) => gate.find(page, site, isLookedAt).filter(isOf).map(toFault(gate)))
}

export const tellFault = ({ gate, path, item, field, problem }: Fault): string =>
  `${gate}: ${path}: ${problem} (${[item, field].filter(Boolean).join(', ')})`

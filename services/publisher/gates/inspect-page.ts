import { tellField } from '../../../src/content/tell-issue'
import { checkPage, quickGates } from '../../../src/gates/check-pages'
import { type Fault, type Gate, type MadePage, type Site } from '../../../src/gates/gate'
import { readHtml } from '../../../src/gates/read-html'
import { safetyGate } from '../../../src/gates/safety'
import { messageGate } from '../../../src/gates/words'
import { type Reason } from '../../../src/plan/plan-site'
import { type PageText, type Planner } from '../../../src/plan/planner'
import { type Content } from '../../../src/plan/store/content'

/**
 * Why a page must not go live, which editions may be the reason, the likeliest first, and the paths of other pages that
 * want what it has.
 */
export type Refusal = Reason & { culprits: readonly string[]; rivals: readonly string[] }

export const gateNames: readonly string[] = quickGates.map(({ name }) => name)

type Against = { site: Site; content: Content; planner: Planner }

/** Holds a page, as readers will get it, against the gates. */
export function inspectPage(page: PageText, html: string, { site, content, planner }: Against): Refusal | undefined {
  const made = {
    path: page.path,
    template: page.template,
    context: JSON.parse(page.json) as MadePage['context'],
    readings: planner.readingsAt(page.path),
    html: readHtml(html),
  } as MadePage
  const faults = checkPage(made, { site, content, ...gatesFor(page) }).filter((fault) => !isWriting(fault))
  if (faults.length === 0) return undefined
  return {
    message: [...new Set(faults.map(tell))].join(' '),
    told: faults.map(({ told, field }) => ({ ...told, field: shownField(field) })),
    culprits: faults.map(({ item }) => item),
    rivals: faults.flatMap(({ rival }) => (rival === undefined ? [] : [rival])),
  }
}

/** What only the browser draws came with the code and says nothing yet; but without its scripts it never will. */
const gatesFor = ({ matchPath }: PageText): { only: readonly Gate[]; part: 'page' | 'main' } =>
  matchPath === undefined ? { only: quickGates, part: 'main' } : { only: [scriptGate], part: 'page' }

const scriptGate: Gate = {
  name: safetyGate.name,
  find: (page, ...given) => safetyGate.find(page, ...given).filter(({ field }) => field === 'script'),
}

/** A lawyer may well write of terms that are "undefined": only a template of ours that leaves such a word is at fault. */
const isWriting = ({ gate, field }: Fault): boolean => gate === messageGate.name && field !== ''

/** What stands in a text has a place in a tree that no editor has ever seen: the paragraph is enough. */
const shownField = (field: string): string => field.replace(/\.content\..*$/, '')

function tell({ problem, field }: Fault): string {
  // An address begins with what it begins with.
  const sentence = problem.replace(/^[a-z](?=[a-z]* )/, (letter) => letter.toUpperCase())
  return field === '' ? `${sentence}.` : `${sentence} (${tellField(shownField(field))}).`
}

import { type Reason } from '../../../src/plan/plan-site'
import { type Content, keys } from '../../../src/plan/store/content'
import { editionKey } from '../../../src/plan/store/log-row'

type Broken = Reason & { path: string; culprits?: readonly string[]; rivals?: readonly string[] }

/**
 * For each page that cannot go live, the edition to hold back, with the reason: what a gate has named, else the page's own
 * item, else the item of a page that wants what this one has; and only one that is new, for what readers see already broke
 * nothing.
 */
export function blame(
  broken: readonly Broken[],
  content: Content,
  isNew: (edition: string) => boolean,
): Map<string, Reason> {
  const reasons = new Map<string, Reason>()
  for (const { path, message, told, culprits = [], rivals = [] } of broken) {
    const items = [path, ...rivals].flatMap((at) => content.read(keys.path(at)).map(editionKey))
    const edition = [...culprits, ...items].find(isNew)
    if (edition !== undefined && !reasons.has(edition)) reasons.set(edition, { message, told })
  }
  return reasons
}

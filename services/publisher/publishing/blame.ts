import { type Content, keys } from '../../../src/plan/store/content'
import { editionKey } from '../../../src/plan/store/log-row'

type Broken = { path: string; message: string; culprits?: readonly string[]; rivals?: readonly string[] }

/**
 * For each page that cannot go live, the edition to hold back, with the reason: what a gate has named, else the page's own
 * item, else the item of a page that wants what this one has; and only one that is new, for what readers see already broke
 * nothing.
 */
export function blame(
  broken: readonly Broken[],
  content: Content,
  isNew: (edition: string) => boolean,
): Map<string, string> {
  const reasons = new Map<string, string>()
  for (const { path, message, culprits = [], rivals = [] } of broken) {
    const items = [path, ...rivals].flatMap((at) => content.read(keys.path(at)).map(editionKey))
    const edition = [...culprits, ...items].find(isNew)
    if (edition !== undefined && !reasons.has(edition)) reasons.set(edition, message)
  }
  return reasons
}

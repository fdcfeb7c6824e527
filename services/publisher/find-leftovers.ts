import { type Planner } from '../../src/plan/planner'
import { routeOf } from '../../src/routes/address'
import { match } from '../../src/routes/match'
import { type Manifest } from '../releases/manifest'

/** What readers see and the plan does not have: pages and files that went while nobody was here to take them away. */
export function findLeftovers({ entries }: Manifest, planner: Planner, isHeld: (path: string) => boolean): string[] {
  const { pages, files, shells } = planner.paths()
  const planned = new Set([...pages, ...files, ...shells].map((path) => path.normalize('NFC')))
  const leftovers: string[] = []
  for (const [path, entry] of entries) {
    if (entry.kind !== 'file' || entry.left || planned.has(path) || isHeld(path)) continue
    const address = match(path)
    // What no route has came with the code.
    if (address && routeOf(address.route).kind !== 'client') leftovers.push(path)
  }
  return leftovers
}

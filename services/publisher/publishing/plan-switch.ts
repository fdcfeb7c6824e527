import { type BuildPolicy } from '../../../src/plan/page-facts'
import { planFacts } from '../../../src/plan/plan-facts'
import { type Planner } from '../../../src/plan/planner'
import { type Content } from '../../../src/plan/store/content'
import { type Manifest } from '../../releases/manifest'
import { type Change } from '../../releases/plan-release'
import { type Entry } from '../../releases/record'
import { toDataPath, toPagePath } from '../page-printer'

type Printed = {
  put: ReadonlyMap<string, Entry>
  /** Pages that are there no more. */
  removed: readonly string[]
  manifest: Manifest
  planner: Planner
  content: Content
  policy: BuildPolicy
}

/** What changes in the release: the pages that were printed, and who is sent on from where. */
export function planSwitch({ put, removed, manifest, planner, content, policy }: Printed): Omit<Change, 'origin'> {
  const { entries } = manifest
  const all = new Map(put)
  const gone = new Set(removed.flatMap((path) => [toPagePath(path), toDataPath(path)]).filter((at) => !put.has(at)))
  const has = (path: string): boolean =>
    put.get(path)?.kind === 'file' || (entries.get(path)?.kind === 'file' && !gone.has(path))
  const shells = planner.paths().shells.map((path) => ({ path }))
  const facts = planFacts({ content, plan: { pages: { has } }, shells })
  for (const [from, to] of facts.redirects) all.set(from, { kind: 'redirect', to, status: 308 })
  for (const path of facts.gone) all.set(path, { kind: 'gone' })
  for (const [path, { kind }] of entries) if (kind === 'redirect' && !all.has(path)) gone.add(path)
  return { put: all, removed: gone, site: { sources: policy.everywhere, shells: facts.shells } }
}

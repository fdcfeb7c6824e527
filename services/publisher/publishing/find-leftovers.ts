import { type Planner } from '../../../src/plan/planner'
import { isSocialPath } from '../../../src/plan/social-picture'
import { type Media } from '../../../src/plan/store/media'
import { routeOf } from '../../../src/routes/address'
import { match } from '../../../src/routes/match'
import { isMediumPath } from '../../releases/files/media'
import { type Manifest } from '../../releases/manifest'
import { toPageOfData } from '../page-printer'

type Sight = {
  planner: Planner
  media: Pick<Media, 'has'>
  isHeld: (path: string) => boolean
  /** What comes with the code; undefined where readers have it, and no other. */
  code: { has: (path: string) => boolean } | undefined
}

/** What readers see and neither the plan nor the code has: what went while nobody was here to take it away. */
export function findLeftovers({ entries }: Manifest, { planner, media, isHeld, code }: Sight): string[] {
  const { pages, files, shells } = planner.paths()
  const planned = new Set([...pages, ...files, ...shells].map((path) => path.normalize('NFC')))
  const isStaying = (path: string): boolean => planned.has(path) || isHeld(path)
  const leftovers: string[] = []
  for (const [path, entry] of entries) {
    if (entry.kind !== 'file' || entry.left || isSocialPath(path) || isStaying(path)) continue
    if (isMediumPath(path)) {
      if (!media.has(path)) leftovers.push(path)
      continue
    }
    const address = match(path)
    const isLeft = address
      ? routeOf(address.route).kind !== 'client'
      : code !== undefined && !code.has(path) && !isStaying(toPageOfData(path) ?? path)
    if (isLeft) leftovers.push(path)
  }
  return leftovers
}

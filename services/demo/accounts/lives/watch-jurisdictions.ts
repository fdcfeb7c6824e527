import { type Update } from '../../../account/navigator/book/book'
import { type Life } from './life'
import { daysBefore, type Ground, type Service } from './read-ground'

/** An answer that changed, in a service that somebody uses. */
export type Watched = { service: Service; update: Update }

/** Where a client of this firm does business, the first above all. */
const wellKnown = [
  ...['singapore', 'united-kingdom', 'hong-kong-sar', 'france', 'germany', 'united-states-federal', 'luxembourg'],
  ...['netherlands', 'japan', 'switzerland', 'ireland', 'australia', 'italy', 'spain', 'canada', 'china'],
]

const isLaw = ({ update }: Watched): boolean => update.changeKind === 'law-change'

/**
 * Some jurisdictions in which answers changed since somebody was last there, few enough to be read and with changes of the law
 * among them; and what changed there.
 */
export function watchJurisdictions(life: Life, ground: Ground): { jurisdictions: number[]; changed: Watched[] } {
  const { navigator, visited } = life
  if (!navigator) return { jurisdictions: [], changed: [] }
  const since = daysBefore(ground, visited)
  const changed = usedServices(life, ground).flatMap((service) =>
    service.updates.filter(({ changedAt }) => changedAt > since).map((update) => ({ service, update })),
  )
  const isFulfilled = (chosen: readonly Watched[]) =>
    chosen.length >= navigator.answers && chosen.filter(isLaw).length >= navigator.laws
  const watched: Watched[] = []
  const jurisdictions: number[] = []
  for (const group of inOrder(changed)) {
    if (isFulfilled(watched)) break
    jurisdictions.push(...group.slice(0, 1).map(({ update }) => update.jurisdiction.id))
    watched.push(...group)
  }
  return { jurisdictions, changed: watched }
}

export const usedServices = ({ navigator }: Life, { services }: Pick<Ground, 'services'>): Service[] =>
  services.filter(({ permission }) => navigator?.services.includes(permission))

/** What changed by jurisdiction: those with changes of the law first, and of these the well known. */
function inOrder(changed: readonly Watched[]): Watched[][] {
  const groups = new Map<string, Watched[]>()
  for (const one of changed) {
    const { slug } = one.update.jurisdiction
    groups.set(slug, [...(groups.get(slug) ?? []), one])
  }
  const rankOf = ([slug, group]: [string, Watched[]]): number => {
    const known = wellKnown.indexOf(slug)
    return (group.some(isLaw) ? 0 : 1000) + (known < 0 ? 100 : known)
  }
  return [...groups].sort((one, other) => rankOf(one) - rankOf(other)).map(([, group]) => group)
}

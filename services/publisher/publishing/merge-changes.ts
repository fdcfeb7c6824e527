import { type SiteChange } from '../../../src/plan/planner'

/** Two changes, the one after the other, as one: what the second says of a path holds. */
export function mergeChanges(first: SiteChange, second: SiteChange): SiteChange {
  const gone = new Set(second.removed)
  const named = new Set([...second.pages, ...second.files].map(({ path }) => path))
  const later = new Set(second.records.map(({ key }) => key))
  const stays = ({ path }: { path: string }): boolean => !gone.has(path) && !named.has(path)
  return {
    pages: [...first.pages.filter(stays), ...second.pages],
    files: [...first.files.filter(stays), ...second.files],
    records: [...first.records.filter(({ key }) => !gone.has(key) && !later.has(key)), ...second.records],
    removed: [...first.removed.filter((path) => !named.has(path)), ...second.removed],
    looked: first.looked + second.looked,
  }
}

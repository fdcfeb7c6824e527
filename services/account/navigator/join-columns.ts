import { type NavColumns } from '../../../src/access/nav-columns'

export type ServiceColumns = { id: number; name: string; permission: string; columns: NavColumns }

type Lists = Readonly<Record<string, readonly unknown[] | undefined>>

/** The status tables of several services as one, in their order; of a single one as they are. */
export function joinColumns([first, ...others]: readonly [ServiceColumns, ...ServiceColumns[]]): NavColumns {
  if (others.length === 0) return first.columns
  const all = [first, ...others]
  const { columns } = first
  const services = {
    id: all.map(({ id }) => id),
    name: all.map(({ name }) => name),
    permission: all.map(({ permission }) => permission),
  }
  const empty: NavColumns = {
    ...columns,
    services,
    regions: pick(columns.regions, []),
    jurisdictions: pick(columns.jurisdictions, []),
    questions: { ...pick(columns.questions, []), service: [] },
    cells: { ...pick(columns.cells, []), path: [] },
  }
  return all.reduce((joined, one, place) => add(joined, one.columns, place), empty)
}

function add(joined: NavColumns, given: NavColumns, service: number): NavColumns {
  const regions = addNew(joined.regions, given.regions)
  const region = given.jurisdictions.region.map((place) => regions.id.indexOf(given.regions.id[place] ?? 0))
  const jurisdictions = addNew(joined.jurisdictions, { ...given.jurisdictions, region })
  const placed = given.jurisdictions.id.map((id) => jurisdictions.id.indexOf(id))
  const before = joined.questions.id.length
  const cells = {
    ...given.cells,
    question: given.cells.question.map((place) => before + place),
    jurisdiction: given.cells.jurisdiction.map((place) => placed[place] ?? 0),
    path: given.cells.jurisdiction.map((place) => given.jurisdictions.path[place] ?? ''),
  }
  const questions = { ...given.questions, service: given.questions.id.map(() => service) }
  return {
    ...joined,
    ...{ regions, jurisdictions },
    questions: append(joined.questions, questions),
    cells: append(joined.cells, cells),
  }
}

const entries = <All extends Lists>(
  lists: All,
  change: (list: readonly unknown[], name: string) => readonly unknown[],
) => Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, change(list ?? [], name)])) as unknown as All

const pick = <All extends Lists>(lists: All, places: readonly number[]): All =>
  entries(lists, (list) => places.map((place) => list[place]))

const append = <All extends Lists>(lists: All, more: All): All =>
  entries(lists, (list, name) => [...list, ...(more[name] ?? [])])

/** Those with another number than all that are there. */
function addNew<All extends Lists & { id: readonly number[] }>(lists: All, more: All): All {
  const known = new Set(lists.id)
  return append(
    lists,
    pick(
      more,
      more.id.flatMap((id, place) => (known.has(id) ? [] : [place])),
    ),
  )
}

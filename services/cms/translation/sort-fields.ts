import { findInlineProblem, toPlain } from './inline'
import { type ReadFile, type ReadUnit } from './read-xliff'
import { type Unit } from './words'

/** A field that was left as it is, and why. */
export type Left = { label: string; why: string }

/** A field comes in whole or not at all; with each that comes, the words of the original that it renders. */
export function sortFields(
  units: readonly Unit[],
  { units: read }: ReadFile,
): { taken: Map<string, string>; left: Left[] } {
  const byId = new Map(read.map((unit) => [unit.id, unit]))
  const taken = new Map<string, string>()
  const left: Left[] = []
  for (const field of new Set(units.map((unit) => unit.field))) {
    const own = units.filter((unit) => unit.field === field)
    if (!own.some(({ id }) => byId.has(id))) continue
    const why = own.map((unit) => findProblem(unit, byId.get(unit.id))).find((problem) => problem !== undefined)
    if (why === undefined) taken.set(field, own.map(({ id }) => toPlain(byId.get(id)?.source ?? [])).join('\n'))
    else left.push({ label: own[0]?.label.split(': ')[0] ?? field, why })
  }
  return { taken, left }
}

function findProblem({ id, parts }: Unit, read: ReadUnit | undefined): string | undefined {
  if (!read) return `"${id}" is not in the file: the original has got new paragraphs since it was made`
  if (toPlain(read.target).trim() === '') return `"${id}" is not translated`
  const problem = findInlineProblem(parts, read.target)
  return problem === undefined ? undefined : `"${id}" ${problem}`
}

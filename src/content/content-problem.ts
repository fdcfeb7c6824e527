import type * as z from 'zod'
import { type Said, type ToldFault } from './faults'
import { sayIssue, tellField } from './tell-issue'

/** A field by its path in the document, and what is wrong with it, as the end of a sentence. */
export type FieldProblem = Said & { field: string }

export type Named = { type: string; id: number | string; locale: string }

/** A document that cannot be shown: which, and what its editor has to change. */
export class ContentProblem extends Error {
  override name = 'ContentProblem'
  readonly item: Named
  readonly problems: readonly FieldProblem[]

  constructor(item: Named, problems: readonly FieldProblem[]) {
    const told = problems.map(({ field, problem }) => (field === '' ? problem : `"${tellField(field)}" ${problem}`))
    super(`${item.type.replaceAll('-', ' ')} ${item.id} in ${item.locale}: ${told.join('; ')}`)
    this.item = item
    this.problems = problems
  }

  get told(): ToldFault[] {
    return this.problems.map(({ told, field }) => ({ ...told, field }))
  }
}

export const toProblems = ({ issues }: z.ZodError): FieldProblem[] =>
  issues.map((issue) => ({
    field: issue.path.map(String).join('.'),
    problem: issue.message,
    told: sayIssue(issue).told,
  }))

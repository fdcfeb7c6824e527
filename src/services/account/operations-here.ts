import type * as z from 'zod/mini'
import { type AccountOperation } from '../../access/operations/account-operations'
import { dashboardOperations } from '../../access/operations/dashboard-operations'
import { type accountAnswers } from './answers/account-answers'
import { dashboardAnswers } from './answers/dashboard-answers'

type Texts = Partial<Record<AccountOperation, string>>
type Answers = { [Name in AccountOperation]?: (typeof accountAnswers)[Name] }

const texts: Texts = { ...dashboardOperations }
const answers: Answers = { ...dashboardAnswers }

/** What the dashboard does not ask comes with the pages that do. */
export function addOperations(more: { texts: Texts; answers: Answers }): void {
  Object.assign(texts, more.texts)
  Object.assign(answers, more.answers)
}

/** The text of an operation that this page may ask. */
export const textHere = (name: string | undefined): string | undefined =>
  name !== undefined && Object.hasOwn(texts, name) ? texts[name as AccountOperation] : undefined

/** What an operation that this page asks must be answered with. */
export function answerHere<Name extends AccountOperation>(name: Name): z.ZodMiniType<AnswerTo<Name>> {
  const answer = answers[name]
  if (answer === undefined) throw new Error(`This page came without ${name}.`)
  return answer as unknown as z.ZodMiniType<AnswerTo<Name>>
}

export type AnswerTo<Name extends AccountOperation> = z.output<(typeof accountAnswers)[Name]>

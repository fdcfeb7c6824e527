import { answerStatuses } from '../../../../../src/content/answer-statuses'
import { deadlineUnits } from '../../../../../src/content/deadline-units'
import { builder } from '../builder'

const toName = (value: string): string => value.toUpperCase().replace(/-/g, '_')

/** The values of the log under the names that GraphQL allows. */
const valuesOf = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [toName(value), { value }])) as Record<string, { value: Value }>

export const NavStatus = builder.enumType('NavStatus', { values: valuesOf(answerStatuses) })
export const NavValueType = builder.enumType('NavValueType', {
  description: 'How a question is answered: only status and yes-no have a status.',
  values: valuesOf(['status', 'threshold', 'days', 'text', 'yes-no'] as const),
})
export const NavUnit = builder.enumType('NavUnit', { values: valuesOf(deadlineUnits) })
export const NavChangeKind = builder.enumType('NavChangeKind', {
  values: valuesOf(['editorial', 'law-change', 'correction'] as const),
})

import { type DeadlineUnit } from '../../../src/content/deadline-units'
import { type Asked } from '../items/navigator-questions'
import { type Random } from './random'

const statuses = ['permitted', 'permitted-with-conditions', 'restricted', 'prohibited'] as const
const openStatuses = ['under-review', 'not-applicable', 'no-data'] as const
const openShare = 12

export const units = ['trading-days', 'days', 'months'] as const satisfies readonly DeadlineUnit[]

type Status = (typeof statuses)[number] | (typeof openStatuses)[number]

/** What an answer comes to: which bank words it, and the figure that it turns on. */
export type AnswerValue = {
  bank: string
  /** None where the answer is a figure, a time or words, and is not open. */
  status?: Status
  threshold?: number
  deadline?: { amount: number; unit: (typeof units)[number] } | undefined
}

type Kind = {
  valueType: Asked['valueType']
  thresholds: readonly number[]
  deadline: { amounts: readonly number[]; unit: (typeof units)[number] } | undefined
  /** Whether the law may have no such thing: it may know no threshold, but what may be done it permits or not. */
  mayNotApply: boolean
  /** Whether there was an answer before, which nobody takes back. */
  isAnswered: boolean
}

/** Any question may be open still; the others are answered with what they ask for. */
export function drawValue(
  random: Random,
  { valueType, thresholds, deadline, mayNotApply, isAnswered }: Kind,
): AnswerValue {
  if (random.isLucky(openShare)) {
    const excluded = [...(mayNotApply ? [] : ['not-applicable']), ...(isAnswered ? ['no-data'] : [])]
    return byStatus(random.pick(openStatuses.filter((status) => !excluded.includes(status))))
  }
  switch (valueType) {
    case 'status':
      return byStatus(random.pick(statuses))
    case 'yes-no':
      return random.isLucky(50) ? { bank: 'yes', status: 'restricted' } : { bank: 'no', status: 'permitted' }
    case 'threshold':
      return { bank: 'threshold', threshold: random.pick(thresholds) }
    case 'days':
      return {
        bank: 'days',
        deadline: deadline && { amount: random.pick(deadline.amounts), unit: deadline.unit },
      }
    case 'text':
      return { bank: 'text' }
  }
}

const byStatus = (status: Status): AnswerValue => ({ bank: status, status })

export const answerStatuses = [
  'permitted',
  'permitted-with-conditions',
  'restricted',
  'prohibited',
  'under-review',
  'not-applicable',
  'no-data',
] as const

export type AnswerStatus = (typeof answerStatuses)[number]

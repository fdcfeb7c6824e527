/** The seven statuses of an answer, on pages and in what scripts say. */
export const en = {
  'navigator.permitted': 'Permitted',
  'navigator.permitted-meaning': 'no condition',
  'navigator.permitted-with-conditions': 'Conditional',
  'navigator.permitted-with-conditions-meaning': 'allowed if stated steps are taken',
  'navigator.restricted': 'Restricted',
  'navigator.restricted-meaning': 'narrow exceptions only',
  'navigator.prohibited': 'Prohibited',
  'navigator.prohibited-meaning': 'no lawful route',
  'navigator.under-review': 'Under review',
  'navigator.under-review-meaning': 'answer expected to change',
  'navigator.not-applicable': 'Not applicable',
  'navigator.not-applicable-meaning': 'the question does not arise',
  'navigator.no-data': 'No data',
  'navigator.no-data-meaning': 'not yet assessed',
} as const

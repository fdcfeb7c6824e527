export const deadlineUnits = ['hours', 'days', 'trading-days', 'months'] as const

export type DeadlineUnit = (typeof deadlineUnits)[number]

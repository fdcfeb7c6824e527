export const operations = ['publish', 'withdraw', 'assign', 'tag', 'delete'] as const
export type Operation = (typeof operations)[number]

/** As many as one transaction, and one screen, can hold. */
export const mostChanges = 200

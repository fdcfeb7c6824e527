/** What was read: the keys asked for, and the next instant at which an answer changes by itself. */
export type Readings = { keys: Set<string>; until: string | undefined }

export type Clock = { now: string }

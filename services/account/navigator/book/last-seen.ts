/** From when on what changes in a jurisdiction is new to a reader; isRead tells whether they ever read it. */
export type LastSeen = { at: Date; isRead: boolean }
/** Of a service, by the numbers of its jurisdictions. */
export type Visits = { get: (jurisdiction: number) => LastSeen | undefined }
export type VisitsOf = (service: number) => Visits

/** From when on a change of an answer counts. */
export type SinceOf = (cell: { service: number; jurisdiction: number }) => Date

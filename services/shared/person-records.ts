import * as z from 'zod'

/** Where the content management gives and erases what it keeps of somebody, beside what it says of access. */
export const personRecordsPath = 'person-records'

/** Somebody, by all that their rows are found by: the provider's name of them, and addresses that are proved to be theirs. */
export const personNamed = z.object({
  sub: z.string().min(1).max(500),
  addresses: z.array(z.string().max(500)).max(100),
})
export type PersonNamed = z.output<typeof personNamed>

/** The rows of each collection of the registry of what is kept. */
export const personRecords = z.object({ tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) })
export type PersonRecords = z.output<typeof personRecords>

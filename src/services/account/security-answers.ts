import * as z from 'zod'

const session = z.object({
  id: z.string(),
  isThis: z.boolean(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  network: z.string().nullable(),
  country: z.string().nullable(),
  beganAt: z.string(),
  seenAt: z.string(),
})
const login = z.object({
  id: z.string(),
  connection: z.string(),
  email: z.string().nullable(),
  linkedAt: z.string().nullable(),
  isMain: z.boolean(),
})
const exported = z.object({
  id: z.string(),
  type: z.string(),
  bytes: z.int(),
  madeAt: z.string(),
  address: z.string(),
  endsAt: z.string(),
})
const security = z.object({
  id: z.string(),
  isReached: z.boolean(),
  isFresh: z.boolean(),
  exports: z.array(exported),
  sessions: z.array(session),
  logins: z.array(login).nullable(),
})

export const securityAnswers = {
  Security: z.object({ viewer: z.object({ security }) }).transform(({ viewer }) => viewer),
  EndSession: z.object({ endSession: security }),
  EndOtherSessions: z.object({ endOtherSessions: security }),
  UnlinkLogin: z.object({ unlinkLogin: security }),
  ExportData: z.object({ exportData: security }),
  DeleteAccount: z.object({ deleteAccount: z.object({ id: z.string(), askedAt: z.string(), dueAt: z.string() }) }),
} as const

export type Security = z.output<typeof security>
export type SignedInSession = z.output<typeof session>
export type Login = z.output<typeof login>

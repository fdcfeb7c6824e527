import * as z from 'zod/mini'

const session = z.object({
  id: z.string(),
  isThis: z.boolean(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  network: z.nullable(z.string()),
  country: z.nullable(z.string()),
  beganAt: z.string(),
  seenAt: z.string(),
})
const login = z.object({
  id: z.string(),
  connection: z.string(),
  email: z.nullable(z.string()),
  linkedAt: z.nullable(z.string()),
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
  logins: z.nullable(z.array(login)),
})

export const securityAnswers = {
  Security: z.pipe(
    z.object({ viewer: z.object({ security }) }),
    z.transform(({ viewer }) => viewer),
  ),
  EndSession: z.object({ endSession: security }),
  EndOtherSessions: z.object({ endOtherSessions: security }),
  BeginLink: z.object({ beginLink: z.object({ id: z.string(), ticket: z.string(), endsAt: z.string() }) }),
  AcceptLink: z.object({ acceptLink: z.boolean() }),
  UnlinkLogin: z.object({ unlinkLogin: security }),
  ExportData: z.object({ exportData: security }),
  DeleteAccount: z.object({ deleteAccount: z.object({ id: z.string(), askedAt: z.string(), dueAt: z.string() }) }),
} as const

export type Security = z.output<typeof security>
export type SignedInSession = z.output<typeof session>
export type Login = z.output<typeof login>

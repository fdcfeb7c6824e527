/** Where the account service shows the content management what people ask for. No path of the public origin. */
export const officePath = '/office/requests'
/** Which colleague asks or answers, by the number of their account in the content management. */
export const colleagueHeader = 'x-colleague'

export const officeKinds = ['access', 'callback', 'question', 'subscription'] as const
export type OfficeKind = (typeof officeKinds)[number]

/** How a request of each kind may be answered. */
export const decisionsOf = {
  access: ['grant', 'refuse'],
  callback: ['done'],
  question: ['done'],
  subscription: ['grant', 'refuse'],
} as const satisfies Record<OfficeKind, readonly string[]>
export type OfficeDecision = (typeof decisionsOf)[OfficeKind][number]

export const mostNote = 1000

/** What a colleague sees of a request: who asks for what, and how it stands. */
export type OfficeRequest = {
  id: string
  kind: OfficeKind
  /** The person, the answer, the subscription, the product or the service, by its number. */
  about: number
  of: 'product' | 'nav-service' | null
  message: string
  phone: string | null
  seats: number | null
  /** What a question belongs to, in words. */
  context: string | null
  locale: string
  madeAt: string
  state: 'open' | 'granted' | 'refused' | 'done'
  version: number
  note: string | null
  answeredAt: string | null
  answeredBy: number | null
  sub: string
  email: string | null
  /** What they say of themselves, and the client by its number. */
  name: string | null
  company: string | null
  organisation: number | null
}

export type OfficeList = {
  requests: OfficeRequest[]
  /** With this as `before`, the next page begins; null on the last. */
  next: string | null
  /** How many wait for an answer in all. */
  open: number
}

export type OfficeAnswer = { decision: OfficeDecision; note: string; key: string; version: number }

import * as z from 'zod/mini'
import { type FollowRate, followRates } from './account-follows'
import { enquiryLimits } from './enquiry'

export const alertMePath = '/online-services/alerts'

/** What the form carries: whose letters, how often, and of which page; and a field that only a program fills in. */
export const alertFields = { email: 'email', rate: 'rate', about: 'about', locale: 'locale', trap: 'homepage' } as const

/** What the page can be told to say; each stands in it, hidden. */
export type AlertPart =
  | ('form' | 'confirm' | 'sent' | 'confirmed' | 'unknown' | 'gone' | 'busy' | 'unavailable')
  | ('email' | 'person' | 'problems' | 'unsent')

/** On lists: of all that stands there. */
export const everyVacancy = 'vacancies-'
export const everyDeal = 'deals-'

const email = z.pipe(z.string().check(z.trim(), z.maxLength(enquiryLimits.email)), z.email())
const rate = z.enum(followRates)

export type AlertForm = { email: string; rate: FollowRate }
export type ReadAlertForm = { form: AlertForm } | { problems: readonly AlertPart[] }

export function parseAlertForm(typed: URLSearchParams): ReadAlertForm {
  if (typed.get(alertFields.trap)) return { problems: ['person'] }
  const given = email.safeParse(typed.get(alertFields.email) ?? '')
  if (!given.success) return { problems: ['email'] }
  return { form: { email: given.data, rate: rate.safeParse(typed.get(alertFields.rate)).data ?? 'weekly' } }
}

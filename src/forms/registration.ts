import * as z from 'zod/mini'
import { mailAddress } from './mail-address'
import { localeOf } from './parse-enquiry'
import { type PersonCheckPart } from './person-check'

/** What somebody says who registers for an event. These are the names of the form's fields, in their order on the page. */
export const registrationAsked = [
  'name',
  'email',
  'organisation',
  'jobTitle',
  'country',
  'mode',
  'dietary',
  'access',
  'questions',
  'consent',
] as const
export type RegistrationField = (typeof registrationAsked)[number]

export const registrationLimits = {
  name: 120,
  email: 254,
  organisation: { least: 2, most: 120 },
  jobTitle: 120,
  country: 80,
  /** What somebody needs at the table, and at the door. */
  needs: 500,
  questions: 1000,
}

export const attendanceModes = ['in-person', 'online'] as const

/** The wordings of what somebody agrees to who registers; an older one stays what it was. */
export const registrationConsents = ['2026-11'] as const

/** What the form carries beside its fields. */
export const registrationExtras = {
  event: 'event',
  locale: 'locale',
  key: 'key',
  trap: 'homepage',
  /** Asked for, and confirmed by letter before any other comes. */
  newsletters: 'newsletters',
  /** Whom the page knows to be signed in, as it is sent. */
  token: 'token',
} as const

export const registrationsPath = '/online-services/registrations'

/** Why somebody cannot register, or what became of it. What is said of each stands in the page, hidden. */
export const registrationOutcomes = ['registered', 'waiting', 'closed', 'cancelled', 'past', 'not-yet'] as const
export type RegistrationPart =
  | RegistrationField
  | (typeof registrationOutcomes)[number]
  | PersonCheckPart
  | 'person'
  | 'problems'
  | 'busy'
  | 'newsletters'
  | 'unsent'

/** Asked of those alone who come in person. */
export const needsAsked = ['dietary', 'access'] as const satisfies readonly RegistrationField[]

export const registrationId = (part: RegistrationField | 'newsletters' | 'trap' | 'send' | 'digits'): string =>
  `registration-${part}`

const written = z.pipe(
  z.string(),
  z.transform((text) => text.replace(/\r\n?/g, '\n').trim()),
)
const line = (least: number, most: number) =>
  z.pipe(
    z.pipe(
      written,
      z.transform((text) => text.replace(/\s+/g, ' ')),
    ),
    z.string().check(z.minLength(least), z.maxLength(most)),
  )
const { organisation } = registrationLimits

const fields = z.object({
  name: line(1, registrationLimits.name),
  email: z.pipe(written, mailAddress(registrationLimits.email)),
  organisation: line(organisation.least, organisation.most),
  jobTitle: line(0, registrationLimits.jobTitle),
  country: line(1, registrationLimits.country),
  mode: z.enum(attendanceModes),
  dietary: z.pipe(written, z.string().check(z.maxLength(registrationLimits.needs))),
  access: z.pipe(written, z.string().check(z.maxLength(registrationLimits.needs))),
  questions: z.pipe(written, z.string().check(z.maxLength(registrationLimits.questions))),
  consent: z.enum(registrationConsents),
} satisfies Record<RegistrationField, z.ZodMiniType>)

export type RegistrationForm = z.output<typeof fields> & {
  event: number
  newsletters: boolean
  locale: ReturnType<typeof localeOf>
}
export type ReadRegistration = { form: RegistrationForm } | { problems: (RegistrationField | 'person')[] }

const number = z.pipe(z.coerce.number(), z.int().check(z.positive()))

/** Which event a form is for; undefined where it says none. */
export const eventOf = (form: URLSearchParams): number | undefined =>
  number.safeParse(form.get(registrationExtras.event)).data

/** What was filled in, or which fields are to be put right. */
export function parseRegistration(form: URLSearchParams, event: number): ReadRegistration {
  if (form.get(registrationExtras.trap)) return { problems: ['person'] }
  const read = fields.safeParse(Object.fromEntries(registrationAsked.map((name) => [name, form.get(name) ?? ''])))
  const newsletters = form.has(registrationExtras.newsletters)
  if (read.success) return { form: { ...read.data, event, newsletters, locale: localeOf(form) } }
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]))
  return { problems: registrationAsked.filter((name) => wrong.has(name)) }
}

import * as z from 'zod/mini'
import { defaultLocale, type LocaleIn, locales, localesIn } from '../config/locales'

export const detailsFields = ['name', 'company', 'jobTitle', 'phone', 'country', 'locale', 'timeZone'] as const
export type DetailsField = (typeof detailsFields)[number]

/** What the sign-in provider keeps of everybody whose account is not the firm's own: it is changed there. */
export const fieldsOfProvider = ['name', 'company', 'jobTitle'] as const satisfies readonly DetailsField[]

export const detailsLimits = { line: 120, phone: 32, message: 2000 }

/** An account of the firm's own connection, by email and password; all others are kept by a network or a company. */
export const isLocalAccount = (sub: string): boolean => sub.startsWith('auth0|')

const line = (most: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.replace(/\s+/g, ' ').trim()),
    ),
    z.string().check(z.maxLength(most)),
  )

/** A telephone number as people write it: digits, and what stands between them. */
export const phone = z.pipe(
  line(detailsLimits.phone),
  z.string().check(z.refine((text) => /^\+?[\d ()./-]+$/.test(text) && text.replace(/\D/g, '').length >= 5)),
)

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined

function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false // a RangeError says that there is none of this name
  }
}

const mainLocale = z.enum(localesIn('main') as [LocaleIn<'main'>, ...LocaleIn<'main'>[]])
export const isMainLocale = (code: string): code is LocaleIn<'main'> =>
  Object.hasOwn(locales, code) && mainLocale.safeParse(code).success
/** The language that was named, or the firm's where that is none of the main site's. */
export const toMainLocale = (code: string): LocaleIn<'main'> => (isMainLocale(code) ? code : defaultLocale)

/** Left empty, a field says nothing: what the provider tells counts, if it tells. */
const orNothing = (given: unknown): unknown =>
  given === undefined || (typeof given === 'string' && given.trim() === '') ? null : given

const details = z.object({
  name: z.nullable(line(detailsLimits.line)),
  company: z.nullable(line(detailsLimits.line)),
  jobTitle: z.nullable(line(detailsLimits.line)),
  phone: z.nullable(phone),
  country: z.nullable(z.string().check(z.refine(isCountry))),
  locale: z.nullable(mainLocale),
  timeZone: z.nullable(z.string().check(z.maxLength(detailsLimits.line), z.refine(isTimeZone))),
} satisfies Record<DetailsField, z.ZodMiniType>)

export type DetailsSaid = z.output<typeof details>
export type ReadDetails = { said: DetailsSaid } | { problems: DetailsField[] }

/** What somebody says of themselves, or which fields are to be put right. The same in the browser and on the server. */
export function parseDetails(given: Readonly<Record<string, unknown>>): ReadDetails {
  const read = details.safeParse(Object.fromEntries(detailsFields.map((name) => [name, orNothing(given[name])])))
  if (read.success) return { said: read.data }
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]))
  return { problems: detailsFields.filter((name) => wrong.has(name)) }
}

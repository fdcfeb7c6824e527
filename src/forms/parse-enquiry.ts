import * as z from 'zod/mini'
import { defaultLocale, isLocale, type LocaleIn, locales } from '../config/locales'
import {
  consentVersions,
  enquiryExtras,
  type EnquiryField,
  enquiryFields,
  enquiryLimits,
  enquiryTopics,
} from './enquiry'
import { mailAddress } from './mail-address'

type MainLocale = LocaleIn<'main'>

// Browsers send line breaks as two characters, and count them as one.
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

const fields = z.object({
  name: line(1, enquiryLimits.name),
  email: z.pipe(written, mailAddress(enquiryLimits.email)),
  organisation: line(0, enquiryLimits.organisation),
  country: line(1, enquiryLimits.country),
  topic: z.enum(enquiryTopics),
  message: z.pipe(
    written,
    z.string().check(z.minLength(enquiryLimits.message.least), z.maxLength(enquiryLimits.message.most)),
  ),
  consent: z.enum(consentVersions),
} satisfies Record<EnquiryField, z.ZodMiniType>)

export type Enquiry = z.output<typeof fields> & { locale: MainLocale; key: string }

export type ReadEnquiry = { enquiry: Enquiry } | { problems: (EnquiryField | 'person')[] }

const key = z.string().check(z.regex(/^[\w-]{8,64}$/))

/** What was written, or which fields are to be put right. A field that only a program fills in asks for one more press. */
export function parseEnquiry(form: URLSearchParams): ReadEnquiry {
  if (form.get(enquiryExtras.trap)) return { problems: ['person'] }
  const read = fields.safeParse(Object.fromEntries(enquiryFields.map((name) => [name, form.get(name) ?? ''])))
  if (!read.success) {
    const wrong = new Set(read.error.issues.map(({ path }) => path[0]))
    return { problems: enquiryFields.filter((name) => wrong.has(name)) }
  }
  return {
    enquiry: { ...read.data, locale: localeOf(form), key: key.safeParse(form.get(enquiryExtras.key)).data ?? '' },
  }
}

/** In which language the form was shown. */
export function localeOf(form: URLSearchParams): MainLocale {
  const code = form.get(enquiryExtras.locale) ?? ''
  return isLocale(code) && isMain(code) ? code : defaultLocale
}

const isMain = (code: keyof typeof locales): code is MainLocale =>
  (locales[code].sets as readonly string[]).includes('main')

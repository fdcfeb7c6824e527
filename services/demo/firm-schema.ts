import * as z from 'zod'
import { everyLocale, type Locale } from '../../src/config/locales'
import { answerKinds } from '../../src/content/nav-question'
import { graduateKinds } from '../../src/routes/placeholders'
import { findSlugProblem } from '../../src/routes/slug-problem'
import { words } from './read-yaml'

const key = z
  .string()
  .refine((text) => findSlugProblem(text) === undefined, 'must be small letters, digits and hyphens')
const keys = z.array(key).default([])
const day = z.iso.date()
const texts = z.array(words).default([])

/** What a thing is called in each language in which it exists. */
const names = z.object({ en: words, 'fr-fr': words.optional(), 'zh-cn': words.optional() }).strict()
export type Names = z.output<typeof names>

const list = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.object({ key, ...shape }).strict())

/** What sentences call it in a language in which it has no page. */
const said = names.partial().optional()
const branch = list({ parent: key.optional(), name: names, said, before: words.optional(), contacts: keys })
const jurisdiction = z.string().regex(/^[A-Z]{2}(-[A-Z]{2})?$/, 'must be an ISO code')
const telephone = z.string().regex(/^(\+44 20 7946 0|\+353 20 91|\+33 1 99 00|\+49 69 90009|\+1 212 555 01)/, {
  error: 'must be in a range that is kept for drama',
})
const inAnyLocale = Object.fromEntries(everyLocale.map((locale) => [locale, words.optional()])) as Record<
  Locale,
  z.ZodOptional<typeof words>
>

/** For every page of the site, those for graduates too, which have languages of their own. */
const everywhere = z.object({ ...inAnyLocale, en: words }).strict()

/** What a link calls a page in a language in which there is none. */
const linked = z.object(inAnyLocale).strict().optional()

export const firmSchemas = {
  firm: z.looseObject({ name: words, sraNumber: words, claim: everywhere, notice: everywhere, phone: telephone }),
  offices: list({
    name: names,
    said,
    city: key,
    country: key,
    timeZone: words,
    address: names,
    latitude: z.number(),
    longitude: z.number(),
    phone: telephone,
    directLines: telephone,
    hours: z.object({ days: z.literal('mon-fri'), opens: words, closes: words }).strict(),
    entity: words,
    regulator: key,
  }),
  locations: list({
    kind: z.enum(['country', 'city']),
    iso: z.string().length(2),
    within: key.optional(),
    name: names,
    inPlace: names.partial().optional(),
    desk: keys,
  }),
  services: branch,
  sectors: branch,
  solutions: branch,
  topics: list({ within: key.optional(), name: names }),
  people: list({
    givenName: words,
    familyName: words,
    name: words,
    nativeName: words.optional(),
    gender: z.enum(['female', 'male']),
    role: z.enum(['partner', 'counsel', 'associate', 'trainee', 'business-services']),
    jobTitle: names,
    offices: z.array(key).min(1),
    services: keys,
    sectors: keys,
    languages: texts,
    admissions: z.array(z.object({ place: words, year: z.int() }).strict()).default([]),
    education: z.array(z.object({ degree: words, institution: words }).strict()),
    before: words,
    biography: z.array(z.enum(['en', 'fr-fr', 'zh-cn'])).default([]),
  }),
  bodies: z
    .object({
      bodies: list({ kind: z.enum(['real', 'invented']), name: names }),
      institutions: texts,
      /** By office: the schools that lead to its bar. Any of the common law for the person who works elsewhere. */
      schoolsNear: z.record(key, texts),
      schoolsElsewhere: texts,
      /** By school: anyone who studied there speaks the language. */
      taughtIn: z.record(z.string(), words),
      lawFirms: texts,
      lawFirmsNear: z.record(key, texts),
      otherEmployers: texts,
      /** Where lawyers do not leave with an LLB. */
      degrees: z.record(z.string(), words),
      /** What a language calls a school, an employer, a place, a degree or a language that is not written as it calls itself. */
      namesIn: z.partialRecord(z.enum(['fr-fr', 'zh-cn']), z.record(z.string(), words)),
    })
    .strict(),
  clients: list({ name: words, iso: z.string().length(2), sectors: keys, what: names }),
  products: z
    .object({
      products: list({
        kind: z.enum(['tool', 'navigator', 'feature']),
        parent: key.optional(),
        isFeature: z.boolean().default(false),
        name: names,
        contacts: keys,
        permission: key.optional(),
      }),
      marketingPages: list({ product: key.optional(), navService: key.optional(), title: names }),
    })
    .strict(),
  navigator: z
    .object({
      services: list({ permission: key, name: names, team: keys, writtenByHand: z.array(jurisdiction).default([]) }),
      regions: list({ name: names }),
      jurisdictions: z.array(
        z
          .object({
            key: jurisdiction,
            region: key,
            name: names,
            counsel: words,
            reviewer: key,
            sourceLanguages: texts,
            consultations: z
              .array(z.object({ title: names, authority: names, inDays: z.number() }).strict())
              .default([]),
          })
          .strict(),
      ),
      questionTopics: list({ name: names }),
      questions: z.record(key, list({ topic: key, valueType: z.enum(answerKinds) })),
    })
    .strict(),
  newsletters: list({ title: names, topics: keys, frequencies: z.array(z.enum(['immediate', 'daily', 'weekly'])) }),
  'contact-topics': list({ title: names, offices: keys, contact: key.optional() }),
  articles: list({
    publishedOn: day,
    authors: z.array(key).min(1),
    topics: keys,
    services: keys,
    jurisdictions: z.array(jurisdiction),
    sources: words,
    title: names,
  }),
  pages: list({ parent: key.optional(), title: names, linked, byHand: z.boolean().default(false) }),
  graduates: z
    .object({
      facts: z.record(
        z.string(),
        z.object({ office: key, route: words, opens: words, closes: words, starts: words }).strict(),
      ),
      pages: z.array(
        z.object({ key: z.enum(['home', ...graduateKinds]), title: z.object(inAnyLocale).strict() }).strict(),
      ),
    })
    .strict(),
}

type Schemas = typeof firmSchemas
export type Firm = { [Name in keyof Schemas]: z.output<Schemas[Name]> }

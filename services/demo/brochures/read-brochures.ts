import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { type Locale } from '../../../src/config/locales'
import { readYaml, words } from '../read-yaml'

const texts = z.array(words).default([])
const facts = z.object({ office: words, route: words, opens: words, closes: words, always: words, starts: words })
const roles = z.object({
  partner: words,
  counsel: words,
  associate: words,
  trainee: words,
  'business-services': words,
})

const brochureWords = z
  .object({
    kind: words,
    alt: words,
    contents: words,
    glance: words,
    facts: facts.strict(),
    firm: z
      .object({
        title: words,
        summary: words,
        origin: words.optional(),
        text: texts,
        milestones: words,
        offices: words,
        rose: words,
      })
      .strict(),
    reach: z.object({ title: words, summary: words, text: texts }).strict(),
    office: z.object({ entity: words, address: words, telephone: words, hours: words, site: words }).strict(),
    more: words,
    about: z.object({ title: words, text: words }).strict(),
    notice: words.optional(),
    milestones: z.record(z.string(), words).default({}),
    cities: z.record(z.string(), words),
    countries: z.record(z.string(), words),
    roles: roles.strict(),
  })
  .strict()

export type BrochureWords = z.output<typeof brochureWords>
export type WordsIn = (locale: Locale) => BrochureWords

const wordsSchema = z.object({ en: brochureWords, nl: brochureWords }).strict()

/** By language: what the brochures of all countries in which it is spoken have in common. */
export function readBrochureWords(): WordsIn {
  const byLanguage = readYaml(wordsSchema, 'brochures/words.yaml')
  return (locale) => (locale.startsWith('nl') ? byLanguage.nl : byLanguage.en)
}

const madeFolder = join(__dirname, 'made')

export const fileOf = (locale: Locale): string => join(madeFolder, `${locale}.pdf`)

const madeFile = join(madeFolder, 'made.json')
const madeSchema = z.record(z.string(), z.string().regex(/^[0-9a-f]{32}$/))

/** Of what each brochure was made, as a digest, by its language. */
export const readMade = (): Record<string, string> =>
  existsSync(madeFile) ? madeSchema.parse(JSON.parse(readFileSync(madeFile, 'utf8'))) : {}

/** In the order of their languages, and of no others. */
export function keepMade(locales: readonly Locale[], added: Record<string, string>): void {
  const made = { ...readMade(), ...added }
  const kept = Object.fromEntries(locales.flatMap((locale) => (made[locale] ? [[locale, made[locale]]] : [])))
  writeFileSync(madeFile, `${JSON.stringify(kept, null, 2)}\n`)
  for (const name of readdirSync(madeFolder)) {
    if (name.endsWith('.pdf') && !locales.some((locale) => name === `${locale}.pdf`)) rmSync(join(madeFolder, name))
  }
}

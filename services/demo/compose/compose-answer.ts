import * as z from 'zod'
import { hasStatus } from '../../../src/content/nav-question'
import { type Bank } from '../banks/parse-bank'
import { type Answer, type Cell } from '../items/answer'
import { addDays } from '../items/calendar'
import { inEach, type Translated } from '../items/item'
import { type Asked } from '../items/navigator-questions'
import { nameIn, saidOfCountry } from '../items/place-facts'
import { type Source } from '../items/source'
import { inMainLanguages, readYaml, words } from '../read-yaml'
import { type AnswerValue, drawValue, units } from './answer-value'
import { expandBank, type Facts } from './expand'
import { createRandom, type Random } from './random'
import { nothingTold } from './told'

const perLanguage = z.object(inMainLanguages).strict()
const notes = z.array(perLanguage).min(1)
const notesPerChange = z.object({ editorial: notes, 'law-change': notes, correction: notes }).strict()
const schema = z
  .object({
    reference: perLanguage,
    authorities: z.record(z.string(), words),
    source: words,
    thresholds: z.record(
      z.string(),
      z.object({ values: z.record(z.string(), z.array(z.number()).min(1)), shown: words, told: perLanguage }).strict(),
    ),
    deadlines: z.record(
      z.string(),
      z.object({ amounts: z.array(z.int()).min(1), unit: z.enum(units), from: words }).strict(),
    ),
    deadline: z.record(z.enum(units), perLanguage),
    notes: notesPerChange,
    openNotes: notesPerChange,
  })
  .strict()

const phrases = readYaml(schema, 'compose/answers.yaml')

/** Begins the reference in every composed answer. Only subscribers may ever read it. */
export const gatedMark = 'AVN-'

const longestStory = 5
const storyDays = 540
const changes = ['editorial', 'law-change', 'correction'] as const

type Composing = { source: Source; cell: Cell; asked: Asked; random: Random }
type Changed = { value: AnswerValue; day: number; change?: (typeof changes)[number] }

/** An answer with one to five versions over a year and a half. */
export function composeAnswer(source: Source, cell: Cell, asked: Asked): Answer {
  const random = source.chance('answers', cell.service, cell.jurisdiction, cell.question)
  const count = 1 + Math.min(random.below(longestStory), random.below(longestStory + 2))
  const days = Array.from({ length: count }, () => 3 + random.below(storyDays)).sort((a, b) => b - a)
  const [first = 0, ...later] = days
  const composing = { source, cell, asked, random }
  let value = drawFor(composing, false)
  const versions = [composeVersion(composing, { value, day: first })]
  for (const day of later) {
    const change = random.pick(changes)
    // New words leave the answer as it is; anyone who had one keeps one.
    if (change !== 'editorial') value = drawFor(composing, value.status !== 'no-data')
    versions.push(composeVersion(composing, { value, day, change }))
  }
  const newest = versions.pop() as Answer['earlier'][number]
  const cited = citeSpecimen(source, cell, 1 + random.below(9))
  const sources = value.status === 'no-data' ? [] : [{ title: cited }]
  return { facts: { ...newest.facts, sources, until: undefined }, told: newest.told, earlier: versions }
}

/** What a specimen rests on, so named that nobody looks for it. */
const citeSpecimen = ({ firm }: Source, { service, jurisdiction }: Cell, number: number): string =>
  phrases.source
    .replace('{authority}', phrases.authorities[service] ?? '')
    .replace('{number}', String(number))
    .replace('{jurisdiction}', saidOfCountry(nameOfJurisdiction(firm, jurisdiction), 'en'))

const nameOfJurisdiction = ({ navigator }: Source['firm'], jurisdiction: string): Translated =>
  navigator.jurisdictions.find(({ key }) => key === jurisdiction)?.name ?? {}

function drawFor({ cell, asked, random }: Composing, isAnswered: boolean): AnswerValue {
  const { valueType } = asked
  return drawValue(random, {
    valueType,
    thresholds: phrases.thresholds[cell.service]?.values[cell.question] ?? [],
    deadline: phrases.deadlines[cell.question],
    mayNotApply: valueType === 'threshold' || valueType === 'days',
    isAnswered,
  })
}

function composeVersion(composing: Composing, { value, day, change }: Changed): Answer['earlier'][number] {
  const { source, cell, asked, random } = composing
  const { shown = '' } = phrases.thresholds[cell.service] ?? {}
  const due = phrases.deadlines[cell.question]
  const { status, threshold, deadline } = value
  const noted = change && random.pick(isOpen(status) ? phrases.openNotes[change] : phrases.notes[change])
  const told = tellVersion(composing, value)
  return {
    facts: {
      ...(hasStatus(asked.valueType) ? { status } : {}),
      ...(threshold === undefined ? {} : { threshold: fill(shown, group(threshold, ' ')) }),
      ...(deadline ? { deadline: { ...deadline, from: due?.from ?? '' } } : {}),
      from: addDays(source.today, -day),
      change: change ?? 'editorial',
    },
    told: noted ? inEach(told, (said, locale) => ({ ...said, note: nameIn(noted, locale) })) : told,
  }
}

/** Nobody can have changed what an answer says while there is none. */
const isOpen = (status: string | undefined): boolean => status === 'no-data' || status === 'under-review'

/** The languages draw from the same chance, so that they say the same where their banks stand side by side. */
function tellVersion({ source, cell, asked, random }: Composing, value: AnswerValue): Answer['told'] {
  const name = nameOfJurisdiction(source.firm, cell.jurisdiction)
  const reference = `${gatedMark}${cell.jurisdiction}-${String(100_000 + random.below(900_000))}`
  return inEach(asked.text, (_, locale) => {
    const worded = findWords({ source, cell, value }, locale)
    if (!worded || !(locale in name)) return undefined
    const facts = { jurisdiction: saidOfCountry(name, locale), ...tellValue(value, cell.service, locale as 'en') }
    const composed = expandBank({ ...worded, facts, random: createRandom(reference) }, nothingTold())
    if (!composed) return undefined
    const last = nameIn(phrases.reference, locale).replace('{reference}', reference)
    return { short: composed.summary, detail: [...composed.paragraphs, last].join('\n\n') }
  })
}

/** The nearest bank that words the value, and what the question is called in it. */
function findWords(
  { source, cell, value }: { source: Source; cell: Cell; value: AnswerValue },
  locale: Parameters<Source['findBank']>[1],
): { bank: Bank; called: string } | undefined {
  const { service, question } = cell
  const ways = [
    { name: `${value.bank}-${question}`, called: question },
    { name: `${value.bank}-${service}`, called: question },
    { name: service, called: `${question}-${value.bank}` },
    { name: value.bank, called: question },
  ]
  const found = ways.map(({ name, called }) => ({ bank: source.findBank(`answers-${name}`, locale), called }))
  return found.find((one): one is { bank: Bank; called: string } => isWordedIn(one.bank, one.called))
}

const isWordedIn = (bank: Bank | undefined, called: string): boolean =>
  bank !== undefined && (Array.isArray(bank.summary) || called in bank.summary)

function tellValue({ threshold, deadline }: AnswerValue, service: string, locale: 'en' | 'fr-fr' | 'zh-cn'): Facts {
  const told = phrases.thresholds[service]?.told[locale] ?? ''
  return {
    ...(threshold === undefined ? {} : { threshold: fill(told, tellNumber(threshold, locale)) }),
    ...(deadline ? { deadline: fill(phrases.deadline[deadline.unit][locale], String(deadline.amount)) } : {}),
  }
}

const fill = (text: string, number: string): string => text.replace('{number}', number)

const group = (number: number, separator: string): string => String(number).replace(/\B(?=(?:\d{3})+$)/g, separator)

const noBreak = '\u00a0'

/** As each language groups its digits; not as the machine's own tables do, which differ. */
function tellNumber(number: number, locale: 'en' | 'fr-fr' | 'zh-cn'): string {
  if (locale === 'zh-cn') return number < 10_000 ? String(number) : `${number / 10_000}万`
  if (number < 1) return String(number).replace('.', locale === 'en' ? '.' : ',')
  return group(number, locale === 'en' ? ',' : noBreak)
}

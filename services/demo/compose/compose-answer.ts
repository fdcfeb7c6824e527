import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { addDays } from '../items/calendar'
import { inEach, localesOf, type Translated } from '../items/item'
import { type Answer, type Cell, type Told } from '../items/navigator-answers'
import { type Asked } from '../items/navigator-questions'
import { nameIn } from '../items/place-facts'
import { type Source } from '../items/source'
import { parseYaml } from '../parse-yaml'
import { type Facts } from './expand'
import { type Random } from './random'

const words = z.string().trim().min(1)
const perLanguage = z.object({ en: z.array(words), 'fr-fr': z.array(words), 'zh-cn': z.array(words) }).strict()
const statuses = ['permitted', 'permitted-with-conditions', 'restricted', 'prohibited', 'under-review'] as const
type Status = (typeof statuses)[number]

const schema = z
  .object({
    short: z.record(z.enum(statuses), perLanguage),
    detail: perLanguage,
    reference: z.object({ en: words, 'fr-fr': words, 'zh-cn': words }).strict(),
    thresholds: z.array(words),
    notes: z.array(words),
  })
  .strict()

const file = 'compose/answers.yaml'
const bank = parseYaml(schema, { file, source: readFileSync(join(__dirname, 'answers.yaml'), 'utf8') })

/** Begins the reference in every composed answer. Only subscribers may ever read it. */
export const gatedMark = 'AVN-'

// Invented ones that decide; the others print and count.
const regulators = ['meridian-disclosure-panel', 'office-for-open-markets']
const longestStory = 5
const storyDays = 540

type Composing = { source: Source; cell: Cell; random: Random; names: Translated }

/** An answer with one to five versions over a year and a half. */
export function composeAnswer(source: Source, cell: Cell, { valueType, text }: Asked): Answer {
  const random = source.chance('answers', cell.service, cell.jurisdiction, cell.question)
  const { name = {} } = source.firm.navigator.jurisdictions.find(({ key }) => key === cell.jurisdiction) ?? {}
  const names = inEach(text, (_, locale) => (locale in name ? nameIn(name, locale) : undefined))
  const composing: Composing = { source, cell, random, names }
  const count = 1 + Math.min(random.below(longestStory), random.below(longestStory + 2))
  const days = Array.from({ length: count }, () => 3 + random.below(storyDays)).sort((a, b) => b - a)
  const versions = days.map((day, position) => composeVersion(composing, { day, position, valueType }))
  const { facts, told } = versions.at(-1) ?? composeVersion(composing, { day: 1, position: 0, valueType })
  const body = source.firm.bodies.bodies.find(({ kind }) => kind === 'invented')?.name.en ?? ''
  const sources = [{ title: `${body}, Practice Statement ${1 + random.below(9)} (invented for this demonstration)` }]
  return { facts: { ...facts, sources, until: undefined }, told, earlier: versions.slice(0, -1) }
}

type Asking = { day: number; position: number; valueType: Asked['valueType'] }

function composeVersion(composing: Composing, { day, position, valueType }: Asking): Answer['earlier'][number] {
  const { source, random } = composing
  const status = random.pick(statuses)
  const threshold = random.pick(bank.thresholds)
  const deadline = {
    amount: 1 + random.below(10),
    unit: 'trading-days' as const,
    from: 'the day on which the position changed',
  }
  return {
    facts: {
      status,
      ...(valueType === 'threshold' ? { threshold } : {}),
      ...(valueType === 'days' ? { deadline } : {}),
      from: addDays(source.today, -day),
      change: position === 0 ? 'editorial' : random.pick(['editorial', 'law-change', 'correction'] as const),
      note: position === 0 ? undefined : random.pick(bank.notes),
    },
    told: tellVersion(composing, status),
  }
}

/** The languages say the same: each takes the sentence of the same place in its own list. */
function tellVersion({ source, cell, random, names }: Composing, status: Status): Told {
  const bodies = source.firm.bodies.bodies.filter(({ key }) => regulators.includes(key))
  const body = random.pick(bodies).name
  const [short, detail] = [random.below(4), random.below(4)]
  const reference = `${gatedMark}${cell.jurisdiction}-${String(100_000 + random.below(900_000))}`
  const told = localesOf(names).map((locale) => {
    const language = locale as 'en'
    const facts: Facts = { jurisdiction: names[locale] ?? '', body: nameIn(body, locale), reference }
    const paragraphs = [bank.detail[language][detail], bank.reference[language]].map((text = '') => fill(text, facts))
    return [locale, { short: fill(bank.short[status][language][short] ?? '', facts), detail: paragraphs.join('\n\n') }]
  })
  return Object.fromEntries(told) as Told
}

const fill = (text: string, facts: Facts): string =>
  text.replace(/\{(\w+)\}/g, (slot, name: string) => facts[name] ?? slot)

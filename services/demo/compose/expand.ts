import { type Bank } from '../banks/parse-bank'
import { type Random } from './random'

/** What is known of a thing. What is not known is undefined, and no bank that needs it tells of the thing. */
export type Facts = Readonly<Record<string, string | undefined>>

/** What a composed page says: its text in Markdown, a paragraph a line. */
export type Composed = { title?: string; summary: string; paragraphs: string[] }

type Writing = { bank: Bank; facts: Facts; random: Random }
/** What a bank has written: nothing is written again while there is another way to say it. */
export type Told = { texts: Set<string>; titles: Set<string>; timesUsed: Map<string, number> }

export const nothingTold = (): Told => ({ texts: new Set(), titles: new Set(), timesUsed: new Map() })

const mostAttempts = 24

/** Undefined when every title of the bank has been given to another page. */
export function expandBank(writing: Writing, told: Told): Composed | undefined {
  const { bank, facts } = writing
  const missing = bank.facts.filter((name) => facts[name] === undefined)
  if (missing.length > 0) throw new Error(`A bank needs the facts ${missing.join(', ')}, which nothing fills in`)
  const title = bank.title && drawTitle(writing, bank.title, told)
  if (bank.title && title === undefined) return undefined
  const here = new Set<string>()
  const paragraphs = bank.parts.map((part) => {
    const isHeading = part.startsWith('## ')
    const rule = isHeading ? part.slice(3) : part
    const text = tellAnew(writing, [`{${rule}}`], isHeading ? here : new Set([...here, ...told.texts]))
    here.add(text)
    return isHeading ? `## ${text}` : text
  })
  const summary = tellAnew(writing, bank.summary, told.texts)
  for (const text of [...paragraphs, summary]) if (!text.startsWith('## ')) told.texts.add(text)
  return { ...(title === undefined ? {} : { title }), summary, paragraphs }
}

/** A title of its own, from one of the patterns that were used least. */
function drawTitle(writing: Writing, patterns: readonly string[], { titles, timesUsed }: Told): string | undefined {
  const timesOf = (pattern: string): number => timesUsed.get(pattern) ?? 0
  const drawn = writing.random.take(patterns, patterns.length).sort((one, other) => timesOf(one) - timesOf(other))
  for (const pattern of drawn) {
    const title = tell(writing, pattern)
    if (titles.has(title)) continue
    titles.add(title)
    timesUsed.set(pattern, timesOf(pattern) + 1)
    return title
  }
  return undefined
}

function tellAnew(writing: Writing, ways: readonly string[], told: ReadonlySet<string>): string {
  const say = (): string => tell(writing, writing.random.pick(ways))
  let attempt = say()
  for (let count = 1; told.has(attempt) && count < mostAttempts; count++) attempt = say()
  return attempt
}

const tell = (writing: Writing, text: string): string => {
  const told = fill(writing, text).replace(/\s+/g, ' ').trim()
  return told.charAt(0).toUpperCase() + told.slice(1)
}

function fill(writing: Writing, text: string): string {
  const { bank, facts, random } = writing
  return text.replace(/\{([^{}]*)\}/g, (slot, name: string) => {
    const fact = facts[name]
    if (fact !== undefined) return fact
    const rule = bank.rules[name]
    if (!rule) throw new Error(`Nothing fills ${slot}`)
    return fill(writing, random.pick(rule))
  })
}

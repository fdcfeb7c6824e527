import { type Bank } from '../banks/parse-bank'
import { type Random } from './random'

export type Facts = Readonly<Record<string, string>>

/** What a composed page says: its text in Markdown, a paragraph a line. */
export type Composed = { title?: string; summary: string; paragraphs: string[] }

type Writing = { bank: Bank; facts: Facts; random: Random }
/** Paragraphs that were written already: none of them is written again while there is another way to say it. */
type Told = Set<string>

const mostAttempts = 24

export function expandBank(writing: Writing, told: Told): Composed {
  const { bank, facts } = writing
  const missing = bank.facts.filter((name) => facts[name] === undefined)
  if (missing.length > 0) throw new Error(`A bank needs the facts ${missing.join(', ')}, which nothing fills in`)
  const here: Told = new Set()
  const paragraphs = bank.parts.map((part) => {
    const isHeading = part.startsWith('## ')
    const rule = isHeading ? part.slice(3) : part
    const text = tellAnew(writing, `{${rule}}`, isHeading ? here : new Set([...here, ...told]))
    here.add(text)
    return isHeading ? `## ${text}` : text
  })
  for (const text of paragraphs) if (!text.startsWith('## ')) told.add(text)
  return {
    ...(bank.title ? { title: tell(writing, writing.random.pick(bank.title)) } : {}),
    summary: tellAnew(writing, writing.random.pick(bank.summary), told),
    paragraphs,
  }
}

function tellAnew(writing: Writing, text: string, told: ReadonlySet<string>): string {
  let attempt = tell(writing, text)
  for (let count = 1; told.has(attempt) && count < mostAttempts; count++) attempt = tell(writing, text)
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

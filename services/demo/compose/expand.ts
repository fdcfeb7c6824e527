import { type Bank, type Ways } from '../banks/parse-bank'
import { type Random } from './random'
import { openPage, type Page, type Telling, type Told } from './told'

/** What is known of a thing. What is not known is undefined, and no bank that needs it tells of the thing. */
export type Facts = Readonly<Record<string, string | undefined>>

/** What a composed page says: its text in Markdown, a paragraph a line. */
export type Composed = { title?: string; summary: string; paragraphs: string[] }

type Writing = {
  bank: Bank
  facts: Facts
  random: Random
  /** What the same thing is called in English, where that is known. */
  called?: string | undefined
}
const slots = /\{([^{}]*)\}/g
const mostAttempts = 24
const mostDrafts = 40
/** As many paragraphs two pages may have in common before a reader notices. */
const fewShared = 1

/** Undefined when the bank has no title for it, or every title was given to another page. */
export function expandBank(writing: Writing, told: Told): Composed | undefined {
  const { bank, facts } = writing
  const missing = bank.facts.filter((name) => facts[name] === undefined)
  if (missing.length > 0) throw new Error(`A bank needs the facts ${missing.join(', ')}, which nothing fills in`)
  const title = bank.title && findTitle(writing, bank.title, told)
  if (bank.title && title === undefined) return undefined
  const titled = { ...writing, called: writing.called ?? title }
  let best = draftPage(titled, told)
  for (let count = 1; best.page.mostShared() > fewShared && count < mostDrafts; count++) {
    const next = draftPage(titled, told)
    if (next.page.mostShared() < best.page.mostShared()) best = next
  }
  best.page.keep()
  const { summary, paragraphs } = best
  return { ...(title === undefined ? {} : { title }), summary, paragraphs }
}

function draftPage(writing: Writing, told: Told): { page: Page; summary: string; paragraphs: string[] } {
  const page = openPage(told)
  const paragraphs = writing.bank.parts.map((part) => {
    if (!part.startsWith('## ')) return page.add(tellAgain(writing, [`{${part}}`], page.costOf))
    return `## ${page.addHeading(tellAgain(writing, [`{${part.slice(3)}}`], page.costOfHeading))}`
  })
  const summary = page.addSummary(tellAgain(writing, waysFor(writing, writing.bank.summary), page.costOfSummary))
  return { page, summary, paragraphs }
}

function waysFor({ called = '' }: Writing, ways: Ways): readonly string[] {
  if (Array.isArray(ways)) return ways
  const own = ways[called] ?? []
  return Array.isArray(own) ? own : [own]
}

/** The same title as in English, or any other that is left. */
function findTitle(writing: Writing, title: NonNullable<Bank['title']>, told: Told): string | undefined {
  return Array.isArray(title) ? drawTitle(writing, title, told) : title[writing.called ?? '']
}

/** A title of its own, from one of the patterns that were used least. */
function drawTitle(writing: Writing, patterns: readonly string[], { titles, timesUsed }: Told): string | undefined {
  const timesOf = (pattern: string): number => timesUsed.get(pattern) ?? 0
  const drawn = writing.random.take(patterns, patterns.length).sort((one, other) => timesOf(one) - timesOf(other))
  for (const pattern of drawn) {
    const { text: title } = tell(writing, pattern)
    if (titles.has(title)) continue
    titles.add(title)
    timesUsed.set(pattern, timesOf(pattern) + 1)
    return title
  }
  return undefined
}

/** What costs least of many ways to say it. */
function tellAgain(writing: Writing, ways: readonly string[], costOf: (told: Telling) => number): Telling {
  let [best, least] = [nothing, Infinity]
  for (let count = 0; least > 0 && count < mostAttempts; count++) {
    const attempt = tell(writing, writing.random.pick(ways))
    const cost = costOf(attempt)
    if (cost < least) [best, least] = [attempt, cost]
  }
  return best
}

const nothing: Telling = { way: '', text: '' }

function tell(writing: Writing, opening: string): Telling {
  const way = choose(writing, opening)
  // A name may end with the stop that the sentence has as well: "Quintave Inc.".
  const told = fill(way, writing.facts)
    .replace(/[ \t\n]+/g, ' ')
    .replace(/(?<!\.)\.\.(?!\.)/g, '.')
    .trim()
  const text = told.charAt(0).toUpperCase() + told.slice(1)
  return { way: isFactAlone(way) ? text : way, text }
}

/** What no other page says of a thing: only its whole text can be used twice. */
const isFactAlone = (way: string): boolean => /^\{[^{}]*\}$/.test(way)

/** Every rule decided, every fact still open. */
function choose(writing: Writing, opening: string): string {
  const { bank, facts, random } = writing
  return opening.replace(slots, (slot, name: string) => {
    if (facts[name] !== undefined) return slot
    const rule = bank.rules[name]
    if (!rule) throw new Error(`Nothing fills ${slot}`)
    return choose(writing, random.pick(waysFor(writing, rule)))
  })
}

const fill = (way: string, facts: Facts): string => way.replace(slots, (slot, name: string) => facts[name] ?? slot)

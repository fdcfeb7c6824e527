import * as z from 'zod'
import { parseYaml, tellProblem, WritingProblem } from '../parse-yaml'

const text = z.string().trim().min(1)
const alternatives = z.array(text).min(2)
/** By the English title of a thing, what belongs to it alone: one text, or several to choose from. */
const byTitle = z.record(z.string(), z.union([text, alternatives]))
/** Nothing to choose from, where the program fills in what somebody wrote of each thing. */
const givenFact = z.templateLiteral(['{', z.string(), '}']).transform((fact): string[] => [fact])

/** A grammar for the texts of one kind in one language. */
const bankSchema = z
  .object({
    facts: z.array(z.string()),
    /** Where no other file says what the thing is called: any of a list, or what a thing of that English title is called. */
    title: z.union([alternatives, z.record(z.string(), text)]).optional(),
    summary: z.union([alternatives, byTitle, givenFact]),
    /** Each part is one paragraph, a rule or a fact; "## name" makes a heading of it. */
    parts: z.array(z.string()).min(1),
    rules: z.record(z.string(), z.union([alternatives, byTitle])),
  })
  .strict()

export type Bank = z.output<typeof bankSchema>

/** What to choose from: any of a list, or what belongs to a thing of that English title. */
export type Ways = Bank['summary']

const textsOf = (ways: Ways): string[] => Object.values(ways).flat()
const slotsIn = (text: string): string[] => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '')

/** A bank whose every slot can be filled and whose every rule is used. */
export function parseBank(file: string, source: string): Bank {
  const bank = parseYaml(bankSchema, { file, source })
  const problems = findBankProblems(bank)
  if (problems.length === 0) return bank
  throw new WritingProblem(problems.map((problem) => tellProblem(file, 1, problem)).join('\n'))
}

function findBankProblems({ facts, title, summary, parts, rules }: Bank): string[] {
  const texts = [title ?? [], summary, ...Object.values(rules)].flatMap(textsOf)
  const begun = parts.map((part) => part.replace(/^## /, ''))
  const used = [...begun, ...texts.flatMap(slotsIn)]
  const known = [...facts, ...Object.keys(rules)]
  const repeated = texts.filter((text, position) => texts.indexOf(text) !== position)
  return [
    ...used.filter((name) => !known.includes(name)).map((name) => `{${name}} is neither a fact nor a rule`),
    ...known.filter((name) => !used.includes(name)).map((name) => `"${name}" is never used`),
    ...repeated.map((text) => `written twice: "${text}"`),
    ...Object.entries({ summary, ...rules }).flatMap(([name, ways]) => findUnmatched(name, ways, title)),
    ...findCircles(rules),
  ]
}

/** Where the bank gives the titles, what is written by title has to be written for each of them, and of no other. */
function findUnmatched(name: string, ways: Ways, title: Bank['title']): string[] {
  if (Array.isArray(ways) || title === undefined) return []
  const titles = Array.isArray(title) ? title : Object.keys(title)
  const told = Object.keys(ways)
  return [
    ...titles.filter((one) => !told.includes(one)).map((one) => `${name} says nothing of "${one}"`),
    ...told.filter((one) => !titles.includes(one)).map((one) => `${name} speaks of "${one}", which is no title`),
  ]
}

function findCircles(rules: Bank['rules']): string[] {
  const reaches = (name: string, goal: string, met: Set<string>): boolean =>
    textsOf(rules[name] ?? [])
      .flatMap(slotsIn)
      .some((slot) => {
        if (slot === goal) return true
        if (met.has(slot)) return false
        return reaches(slot, goal, met.add(slot))
      })
  return Object.keys(rules)
    .filter((name) => reaches(name, name, new Set()))
    .map((name) => `the rule "${name}" leads back to itself`)
}

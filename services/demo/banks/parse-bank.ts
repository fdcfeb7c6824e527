import { z } from 'zod'
import { parseYaml, tellProblem, WritingProblem } from '../parse-yaml'

const alternatives = z.array(z.string().trim().min(1)).min(2)

/** A grammar for the texts of one kind in one language. */
const bankSchema = z
  .object({
    facts: z.array(z.string()),
    /** Where no other file says what the thing is called: any of a list, or what a thing of that English title is called. */
    title: z.union([alternatives, z.record(z.string(), z.string().trim().min(1))]).optional(),
    summary: alternatives,
    /** Each part is one paragraph, a rule or a fact; "## name" makes a heading of it. */
    parts: z.array(z.string()).min(1),
    rules: z.record(z.string(), alternatives),
  })
  .strict()

export type Bank = z.output<typeof bankSchema>

const slotsIn = (text: string): string[] => [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '')

/** A bank whose every slot can be filled and whose every rule is used. */
export function parseBank(file: string, source: string): Bank {
  const bank = parseYaml(bankSchema, { file, source })
  const problems = findBankProblems(bank)
  if (problems.length === 0) return bank
  throw new WritingProblem(problems.map((problem) => tellProblem(file, 1, problem)).join('\n'))
}

function findBankProblems({ facts, title = [], summary, parts, rules }: Bank): string[] {
  const texts = [...Object.values(title), ...summary, ...Object.values(rules).flat()]
  const begun = parts.map((part) => part.replace(/^## /, ''))
  const used = [...begun, ...texts.flatMap(slotsIn)]
  const known = [...facts, ...Object.keys(rules)]
  const repeated = texts.filter((text, position) => texts.indexOf(text) !== position)
  return [
    ...used.filter((name) => !known.includes(name)).map((name) => `{${name}} is neither a fact nor a rule`),
    ...known.filter((name) => !used.includes(name)).map((name) => `"${name}" is never used`),
    ...repeated.map((text) => `written twice: "${text}"`),
    ...findCircles(rules),
  ]
}

function findCircles(rules: Bank['rules']): string[] {
  const reaches = (name: string, goal: string, met: Set<string>): boolean =>
    (rules[name] ?? []).flatMap(slotsIn).some((slot) => {
      if (slot === goal) return true
      if (met.has(slot)) return false
      return reaches(slot, goal, met.add(slot))
    })
  return Object.keys(rules)
    .filter((name) => reaches(name, name, new Set()))
    .map((name) => `the rule "${name}" leads back to itself`)
}

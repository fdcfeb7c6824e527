import type * as z from 'zod'

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'on or off',
  array: 'a list',
  object: 'a group of fields',
}

const longestShown = 40
const show = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `"${String(value).slice(0, longestShown)}"` : 'what it is'

/** What is wrong with a field, as the end of a sentence for an editor. */
export const tellIssue: z.core.$ZodErrorMap = (issue) => {
  const { code, input } = issue
  if (code === 'custom') return undefined
  if (input === null || input === undefined || input === '') return 'is missing'
  if (code === 'invalid_type') return `must be ${kinds[issue.expected] ?? issue.expected}`
  if (code === 'invalid_value') return `must be ${issue.values.map(String).join(' or ')}, not ${show(input)}`
  if (code === 'too_small') return `must be at least ${String(issue.minimum)}`
  if (code === 'too_big') return `must be at most ${String(issue.maximum)}`
  if (code === 'invalid_union') return tellUnion(input, issue.discriminator)
  return `cannot be ${show(input)}`
}

function tellUnion(input: unknown, discriminator: string | undefined): string {
  const name = discriminator === undefined ? undefined : (input as Record<string, unknown>)[discriminator]
  return `is of the kind ${show(name)}, which the site cannot show`
}

/** A path such as `body.0.pictures.1.caption` as an editor would say it: body 1, pictures 2, caption. */
export function tellField(path: string): string {
  return path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? ` ${Number(part) + 1}` : `, ${toWords(part)}`))
    .join('')
    .replace(/^, /, '')
}

const toWords = (name: string): string => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

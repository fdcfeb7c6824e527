import type * as z from 'zod'
import { type Said, say } from './faults'

const longestShown = 40
const show = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, longestShown) : ''

/** What is wrong with a field, as the end of a sentence for an editor. */
export const tellIssue: z.core.$ZodErrorMap = (issue) => (issue.code === 'custom' ? undefined : sayIssue(issue).problem)

/** The same, by its kind; a field's own check says it in words alone. */
export function sayIssue(issue: z.core.$ZodRawIssue | z.core.$ZodIssue): Said {
  const { code, input } = issue
  if (code === 'custom') return say('other', issue.message ?? '')
  if (input === null || input === undefined || input === '') return say('missing')
  if (code === 'invalid_type') return say('must-be', issue.expected)
  if (code === 'invalid_value') return say('one-of', issue.values.map(String).join(' | '), show(input))
  if (code === 'too_small') return say('at-least', String(issue.minimum))
  if (code === 'too_big') return say('at-most', String(issue.maximum))
  if (code === 'invalid_union') return sayUnion(input, issue.discriminator)
  return say('cannot-be', show(input))
}

function sayUnion(input: unknown, discriminator: string | undefined): Said {
  const name = discriminator === undefined ? undefined : (input as Record<string, unknown>)[discriminator]
  return say('unknown-kind', show(name))
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

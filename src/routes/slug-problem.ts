import { findSlugFault, foreign, mostSlugBytes, type SlugFault } from './slug'

const tooLong = `is too long: ${mostSlugBytes} Latin letters or ${Math.floor(mostSlugBytes / 3)} Chinese characters are the most`

const wordsOf: Readonly<Record<SlugFault, (slug: string) => string>> = {
  empty: () => 'is empty: write at least one letter or digit',
  long: () => tooLong,
  foreign: (slug) =>
    `contains ${JSON.stringify(foreign.exec(slug)?.[0])}: only letters, digits and hyphens between them are possible`,
  apart: (slug) => `has accents stored apart from their letters: type it again as "${slug.normalize('NFC')}"`,
  capital: (slug) => `has capital letters: write "${slug.toLowerCase()}"`,
  form: () => 'must begin and end with a letter or digit, with single hyphens between words',
}

/** Why a text cannot be one part of an address, in words for an editor; undefined when it can. */
export function findSlugProblem(slug: unknown): string | undefined {
  const fault = findSlugFault(slug)
  return fault && wordsOf[fault](String(slug))
}

export function parseSlug(slug: unknown): string {
  const problem = findSlugProblem(slug)
  if (problem === undefined) return slug as string
  throw new Error(`The slug ${JSON.stringify(slug)} ${problem}`)
}

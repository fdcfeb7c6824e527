const mostBytes = 200
const tooLong = `is too long: ${mostBytes} Latin letters or ${Math.floor(mostBytes / 3)} Chinese characters are the most`

// Unicode counts some characters that show nothing among the letters.
const foreign = /[^\p{L}\p{M}\p{Nd}-]|\p{Default_Ignorable_Code_Point}/u
const words = /^[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*(?:-[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*)*$/u

const countBytes = (text: string): number => encodeURI(text).replace(/%../g, '-').length

/** Why a text cannot be one part of an address, in words for an editor; undefined when it can. */
export function findSlugProblem(slug: unknown): string | undefined {
  if (typeof slug !== 'string' || slug === '') return 'is empty: write at least one letter or digit'
  // Every character is at least one byte, so a hostile length is never searched.
  if (slug.length > mostBytes) return tooLong
  const [character] = foreign.exec(slug) ?? []
  if (character !== undefined) {
    return `contains ${JSON.stringify(character)}: only letters, digits and hyphens between them are possible`
  }
  const composed = slug.normalize('NFC')
  if (composed !== slug) return `has accents stored apart from their letters: type it again as "${composed}"`
  const lower = slug.toLowerCase()
  if (lower !== slug) return `has capital letters: write "${lower}"`
  if (!words.test(slug)) return 'must begin and end with a letter or digit, with single hyphens between words'
  return countBytes(slug) > mostBytes ? tooLong : undefined
}

export function parseSlug(slug: unknown): string {
  const problem = findSlugProblem(slug)
  if (problem === undefined) return slug as string
  throw new Error(`The slug ${JSON.stringify(slug)} ${problem}`)
}

export const mostSlugBytes = 200

// Unicode counts some characters that show nothing among the letters.
export const foreign = /[^\p{L}\p{M}\p{Nd}-]|\p{Default_Ignorable_Code_Point}/u
const words = /^[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*(?:-[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*)*$/u

const countBytes = (text: string): number => encodeURI(text).replace(/%../g, '-').length

export type SlugFault = 'empty' | 'long' | 'foreign' | 'apart' | 'capital' | 'form'

/** Why a text cannot be one part of an address; undefined when it can. `slug-problem.ts` says it in words, which browsers need not load. */
export function findSlugFault(slug: unknown): SlugFault | undefined {
  if (typeof slug !== 'string' || slug === '') return 'empty'
  // Every character is at least one byte, so a hostile length is never searched.
  if (slug.length > mostSlugBytes) return 'long'
  if (foreign.test(slug)) return 'foreign'
  if (slug.normalize('NFC') !== slug) return 'apart'
  if (slug.toLowerCase() !== slug) return 'capital'
  if (!words.test(slug)) return 'form'
  return countBytes(slug) > mostSlugBytes ? 'long' : undefined
}

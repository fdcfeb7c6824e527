import { pinyin } from 'pinyin-pro'

const hanLetters = /\p{Script=Han}/gu

/**
 * How a Chinese name sounds, as readers type it: by syllables, given name last or first, in one word, or its first letters.
 * It belongs to the record and is no talent of the search service, because Algolia has none.
 */
export function sayName(name: string): string[] {
  const letters = (name.match(hanLetters) ?? []).join('')
  if (letters === '') return []
  const syllables = pinyin(letters, { toneType: 'none', type: 'array', surname: 'head', v: true })
  // A family name of two letters is followed by one of two; else the first letter is the family.
  const families = letters.length > 3 ? 2 : 1
  const family = syllables.slice(0, families).join('')
  const given = syllables.slice(families).join('')
  return [
    ...new Set([
      syllables.join(' '),
      `${family} ${given}`.trim(),
      `${given} ${family}`.trim(),
      syllables.join(''),
      syllables.map((syllable) => syllable.charAt(0)).join(''),
    ]),
  ]
}

// Shorter ones stand in too many names to tell anybody apart.
const shortestEnd = 3

/** A search looks from the beginning of words: with the ends of each word as well, any part of a name finds it. */
export function endsOf(name: string): string[] {
  const words = name.match(/[\p{Script=Latin}\p{Mark}]+/gu) ?? []
  const ends = words.flatMap((word) => {
    const whole = word.normalize('NFC')
    return Array.from({ length: Math.max(whole.length - 1, 0) }, (_, start) => whole.slice(start + 1))
  })
  return [...new Set(ends)].filter((end) => end.length >= shortestEnd)
}

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

// Letters that Unicode does not take apart into a base letter and a mark.
const undivided: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }
const undividedLetters = new RegExp(`[${Object.keys(undivided).join('')}]`, 'g')
const marks = /[\p{M}\p{Cf}]/gu
// eslint-disable-next-line no-control-regex -- ASCII is the range that needs no folding
const plain = /^[\x00-\x7f]*$/

/** One spelling for all that a reader takes for the same word: no case, no accents, no wide or invisible characters. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (plain.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(marks, '')
    .replace(undividedLetters, (letter) => undivided[letter] ?? letter)
}

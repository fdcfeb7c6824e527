export type TypoRules = {
  tolerance: boolean | 'min' | 'strict'
  lettersForOne: number
  lettersForTwo: number
  onNumbers: boolean
}

// No word that long is typed; the walk's cost grows with it.
const longestMistyped = 40
const hasDigit = /\p{N}/u

/** Algolia's rule: how many mistakes a word may carry depends on its length. */
export function mostTyposIn(word: string, rules: TypoRules): number {
  const letters = Array.from(word).length
  if (rules.tolerance === false || letters > longestMistyped) return 0
  if (!rules.onNumbers && hasDigit.test(word)) return 0
  if (letters >= rules.lettersForTwo) return 2
  return letters >= rules.lettersForOne ? 1 : 0
}

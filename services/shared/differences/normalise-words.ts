/** Signs that mean the same: which of them is set is a matter of taste, of fonts and of programs. */
const alike: readonly [RegExp, string][] = [
  [/[\u00ad\u200b-\u200d\u2060\ufeff]/g, ''],
  [/[‘’‚‛′]/g, "'"],
  [/[“”„‟″«»「」『』]/g, '"'],
  [/[‐‑‒–—―−]/g, '-'],
  [/、/g, ','],
  [/︰/g, ':'],
]

const letters = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}'
const besideHan = new RegExp(`(?<=[${letters}]) | (?=[${letters}])`, 'gu')

/**
 * Words without what only looks different: forms of a letter, quotation marks, dashes, spaces that do not break, those that French
 * sets before some signs, and those between Chinese and other letters. A change of these alone is no change of the law.
 */
export function normaliseWords(text: string): string {
  const plain = alike.reduce((words, [sign, one]) => words.replace(sign, one), text.normalize('NFKC'))
  return plain
    .replace(/\s+/g, ' ')
    .replace(/ (?=[;:!?%"])|(?<=") /g, '')
    .replace(besideHan, '')
    .trim()
}

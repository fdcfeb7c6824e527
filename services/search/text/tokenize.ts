import { fold } from './fold'

/** A word, or one Chinese character: what it is looked up by, and where it stands in the text. */
export type Token = { term: string; start: number; end: number; isHan: boolean }

// Chinese is written without spaces: every character stands alone, also beside a Latin word ("2024年").
const word = new RegExp('\\p{sc=Han}|[[\\p{L}\\p{N}\\p{M}\\p{Cf}]--\\p{sc=Han}]+', 'gv')
const han = /^\p{sc=Han}/u
const apostrophe = /['’ʼ＇]/
const letter = /\p{L}/u

// "l'arbitrage" is looked up as "arbitrage", "client's" as "client".
const elided = new Set(['l', 'd', 'j', 'm', 't', 's', 'n', 'c', 'qu', 'jusqu', 'lorsqu', 'puisqu', 'quoiqu', 'presqu'])

const isElision = (term: string, text: string, end: number): boolean =>
  elided.has(term) && apostrophe.test(text.charAt(end)) && letter.test(text.charAt(end + 1))

const isPossessive = (term: string, text: string, start: number): boolean =>
  term === 's' && apostrophe.test(text.charAt(start - 1)) && letter.test(text.charAt(start - 2))

export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: raw, index: start } of text.matchAll(word)) {
    const term = fold(raw)
    const end = start + raw.length
    if (term === '' || isElision(term, text, end) || isPossessive(term, text, start)) continue
    tokens.push({ term, start, end, isHan: han.test(raw) })
  }
  return tokens
}

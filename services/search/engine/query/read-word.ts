import { findTerm, type Range, rangeOfPrefix } from '../segments/dictionary'
import { findMeant } from './typo-walk'

/** Terms that one word of a query stands for. Exact ones say the same word, whole. */
export type Reading = Range & { typos: number; isExact: boolean }

export type Word = {
  term: string
  isPrefix: boolean
  mostTypos: number
  /** Mistyped first letters are rare and their readings many: they are looked for when nothing else was found. */
  mayBeginWrong: boolean
}

// A mistake in the first letter counts as one more.
const wrongBeginning = 1

export function readWord(terms: readonly string[], word: Word): Reading[] {
  const exact = findTerm(terms, word.term)
  const readings: Reading[] = exact === undefined ? [] : [{ from: exact, to: exact + 1, typos: 0, isExact: true }]
  if (word.isPrefix) {
    const { from, to } = rangeOfPrefix(terms, word.term)
    readings.push({ from: exact === undefined ? from : from + 1, to, typos: 0, isExact: false })
  }
  if (word.mostTypos > 0) readings.push(...readMistyped(terms, word))
  return readings.filter(({ from, to }) => from < to)
}

function readMistyped(terms: readonly string[], { term, isPrefix, mostTypos, mayBeginWrong }: Word): Reading[] {
  const sameBeginning = rangeOfPrefix(terms, term.charAt(0))
  const search = { terms, word: term, isPrefix }
  const meant = findMeant({ ...search, mostTypos, within: { ...sameBeginning, depth: 1 } })
  const others: Range[] = [
    { from: 0, to: sameBeginning.from },
    { from: sameBeginning.to, to: terms.length },
  ]
  if (mayBeginWrong) {
    for (const range of others) {
      const found = findMeant({ ...search, mostTypos, within: { ...range, depth: 0 } })
      meant.push(...found.map((each) => ({ ...each, typos: each.typos + wrongBeginning })))
    }
  }
  return meant.filter(({ typos }) => typos > 0).map((each) => ({ ...each, isExact: false }))
}

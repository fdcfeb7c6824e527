/** The first of the sorted terms, from `low` on, that does not come before the word. */
export function findPosition(terms: readonly string[], word: string, low = 0): number {
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((terms[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

export function findTerm(terms: readonly string[], word: string): number | undefined {
  const position = findPosition(terms, word)
  return terms[position] === word ? position : undefined
}

// Nothing that is a letter comes after it.
const afterEverything = '\uffff'

export type Range = { from: number; to: number }

export function rangeOfPrefix(terms: readonly string[], prefix: string): Range {
  const from = findPosition(terms, prefix)
  return { from, to: findPosition(terms, prefix + afterEverything, from) }
}

/** The end of the terms that share their first `depth + 1` letters with the one at `from`; few, so it looks nearby first. */
export function endOfBranch(terms: readonly string[], { from, to }: Range, depth: number): number {
  const letter = terms[from]?.charCodeAt(depth)
  let step = 1
  let low = from
  while (low + step < to && terms[low + step]?.charCodeAt(depth) === letter) {
    low += step
    step *= 2
  }
  let high = Math.min(low + step, to)
  low++
  while (low < high) {
    const middle = (low + high) >>> 1
    if (terms[middle]?.charCodeAt(depth) === letter) low = middle + 1
    else high = middle
  }
  return low
}

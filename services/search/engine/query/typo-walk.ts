import { endOfBranch, type Range } from '../segments/dictionary'

/** Terms that a word may have meant, with the number of typos between. */
export type Meant = Range & { typos: number }

type Search = {
  terms: readonly string[]
  word: string
  mostTypos: number
  isPrefix: boolean
  /** Where to look: terms that share their first `depth` letters. */
  within: Range & { depth: number }
}

/**
 * Walks the sorted terms as the tree that they are, keeping one row of the edit distance (insert, drop, replace, swap
 * neighbours) for each letter, and leaves a branch as soon as nothing in it can be near enough.
 */
export function findMeant({ terms, word, mostTypos, isPrefix, within }: Search): Meant[] {
  const width = word.length + 1
  const rows = new Uint8Array((width + mostTypos + 2) * width)
  for (let column = 0; column < width; column++) rows[column] = column
  const found: Meant[] = []

  const leave = (range: Range, typos: number) => {
    if (typos <= mostTypos && range.from < range.to) found.push({ ...range, typos })
  }

  /** Below a branch in which the word, as a prefix, was matched already; `best` says how well. */
  const walk = (range: Range, depth: number, best: number): void => {
    let { from } = range
    const row = depth * width
    if (terms[from]?.length === depth) {
      leave({ from, to: from + 1 }, Math.min(best, rows[row + width - 1] ?? width))
      from++
    }
    while (from < range.to) {
      const to = endOfBranch(terms, { from, to: range.to }, depth)
      step({ from, to }, depth, best)
      from = to
    }
  }

  const step = (branch: Range, depth: number, best: number): void => {
    const nearest = fillRow(rows, { word, term: terms[branch.from] ?? '', depth })
    const whole = rows[(depth + 1) * width + width - 1] ?? width
    const bestHere = isPrefix ? Math.min(best, whole) : best
    if (nearest > mostTypos || bestHere <= nearest) leave(branch, bestHere)
    else walk(branch, depth + 1, bestHere)
  }

  let best = width + mostTypos
  for (let depth = 0; depth < within.depth; depth++) {
    fillRow(rows, { word, term: terms[within.from] ?? '', depth })
    if (isPrefix) best = Math.min(best, rows[(depth + 1) * width + width - 1] ?? width)
  }
  if (within.from < within.to) walk(within, within.depth, best)
  return found
}

type Row = { word: string; term: string; depth: number }

/** The row after the term's letter at `depth`; answers with its least number, below which nothing can fall any more. */
function fillRow(rows: Uint8Array, { word, term, depth }: Row): number {
  const width = word.length + 1
  const row = (depth + 1) * width
  const above = row - width
  const letter = term.charCodeAt(depth)
  const before = depth > 0 ? term.charCodeAt(depth - 1) : -1
  let nearest = (rows[row] = depth + 1)
  for (let column = 1; column < width; column++) {
    const own = word.charCodeAt(column - 1)
    const replaced = (rows[above + column - 1] ?? 0) + (own === letter ? 0 : 1)
    let least = Math.min(replaced, (rows[above + column] ?? 0) + 1, (rows[row + column - 1] ?? 0) + 1)
    if (depth > 0 && column > 1 && own === before && word.charCodeAt(column - 2) === letter) {
      least = Math.min(least, (rows[above - width + column - 2] ?? 0) + 1)
    }
    rows[row + column] = least
    if (least < nearest) nearest = least
  }
  return nearest
}

import { toHanGroups, toPairs } from '../../text/han-groups'
import { type Token, tokenize } from '../../text/tokenize'

/** A word of a query. A Chinese one is looked up by its pairs of neighbours. */
export type QueryWord = { text: string; isHan: boolean; pairs: string[] }

// What Algolia reads of a query; more words are a paste, not a question.
export const longestQuery = 512
const mostWords = 10

export function toQueryWords(query: string): QueryWord[] {
  const tokens = tokenize(query.slice(0, longestQuery))
  return toRuns(tokens)
    .flatMap(({ text, isHan }) => (isHan ? toHanGroups(text) : [text]).map((word) => toWord(word, isHan)))
    .slice(0, mostWords)
}

const toWord = (text: string, isHan: boolean): QueryWord => ({ text, isHan, pairs: isHan ? toPairs(text) : [] })

/** Chinese characters that stand side by side, together. */
function toRuns(tokens: Token[]): { text: string; isHan: boolean }[] {
  const runs: { text: string; isHan: boolean }[] = []
  for (const [index, { term, isHan, start }] of tokens.entries()) {
    const before = tokens[index - 1]
    const run = runs.at(-1)
    if (run && before && isHan && before.isHan && before.end === start) run.text += term
    else runs.push({ text: term, isHan })
  }
  return runs
}

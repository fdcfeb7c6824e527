const usualHits = 20
const hitsOfOneQuestion = 25

type Cost = { questions: number; hits: number }

/**
 * What a request costs is what it makes the service do: its questions, and the hits that are drawn. Of two numbers of hits
 * the larger one counts: which of them is meant depends on others.
 */
export function countCost(questions: readonly Record<string, unknown>[]): Cost {
  const hits = questions.map(countHits).reduce((sum, one) => sum + one, 0)
  return { questions: questions.length + Math.floor(hits / hitsOfOneQuestion), hits }
}

function countHits({ hitsPerPage, length, offset }: Record<string, unknown>): number {
  const isSaid = (value: unknown) => value !== undefined && value !== null
  const said = [hitsPerPage, length].filter(isSaid).map(Number).filter(Number.isFinite)
  // An offset without a length draws the usual page, whatever stands beside it.
  const isUsual = isSaid(offset) ? !isSaid(length) : !isSaid(hitsPerPage) && !isSaid(length)
  return Math.max(0, ...said, isUsual ? usualHits : 0)
}

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

function countHits({ hitsPerPage, length }: Record<string, unknown>): number {
  const said = [hitsPerPage, length].filter((value) => value !== undefined && value !== null).map(Number)
  return Math.max(0, ...(said.length > 0 ? said.filter(Number.isFinite) : [usualHits]))
}

import { type Answers, askSearch, type Question } from '../../services/search/search-service'
import { type SearchState } from '../../services/search/search-state'

type Asked = { state: SearchState; answers: Answers[] }

/** An address may name a page beyond the last, as an old one does when there is less to find: then the last is shown. */
export async function askPage(
  state: SearchState,
  plan: (state: SearchState) => Question[],
  calledOff: AbortSignal,
): Promise<Asked> {
  const answers = await askSearch(plan(state), calledOff)
  const last = answers[0]?.pages ?? 0
  if (state.page <= last || last === 0) return { state, answers }
  const there = { ...state, page: last }
  return { state: there, answers: await askSearch(plan(there), calledOff) }
}

/** Why a start cannot go on: one line that says what is wrong and what to do about it. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}

/** A call that was not answered as wished. Without a status there was no answer at all. */
export class HttpProblem extends Error {
  override name = 'HttpProblem'
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

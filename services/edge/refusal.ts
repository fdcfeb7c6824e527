/** A request that nobody may be asked to answer: the status and the words that its sender gets instead. */
export class Refusal extends Error {
  readonly status: number
  readonly headers: Record<string, string>

  constructor(status: number, words: string, headers: Record<string, string> = {}) {
    super(words)
    this.status = status
    this.headers = headers
  }
}

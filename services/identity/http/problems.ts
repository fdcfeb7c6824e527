/** An answer that a program gets instead of what it asked for. */
export class ApiProblem extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, body: Record<string, unknown>) {
    super(JSON.stringify(body))
    this.status = status
    this.body = body
  }
}

/** What a person reads instead of what they asked for; `reason` names the words. */
export class PageProblem extends Error {
  readonly status: number
  readonly reason: PageReason

  constructor(status: number, reason: PageReason) {
    super(reason)
    this.status = status
    this.reason = reason
  }
}

export type PageReason =
  'expired' | 'badRequest' | 'badReturn' | 'badLink' | 'tooMany' | 'notFound' | 'elsewhere' | 'broken'

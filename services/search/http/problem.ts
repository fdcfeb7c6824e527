/** What is answered instead of a result, in Algolia's form and, where known, in its words. */
export class ApiProblem extends Error {
  override name = 'ApiProblem'
  readonly status: number
  readonly headers: Record<string, string>

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

export const unknownIndex = (name: string) => new ApiProblem(404, `Index ${name} does not exist`)
export const unknownObject = () => new ApiProblem(404, 'ObjectID does not exist')
export const forbidden = () => new ApiProblem(403, 'Method not allowed with this API key')
export const unknownKey = () => new ApiProblem(403, 'Invalid Application-ID or API key')

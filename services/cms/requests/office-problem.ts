import { APIError } from 'payload'

/** Why what people ask for cannot be shown or answered, in words for a colleague. */
export class OfficeProblem extends APIError {
  constructor(message: string, status: 400 | 404 | 409 | 503) {
    super(message, status, undefined, true)
  }
}

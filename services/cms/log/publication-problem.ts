import { APIError } from 'payload'

/** Why something cannot be published, in the editor's words. Thrown before COMMIT, it takes the whole change back. */
export class PublicationProblem extends APIError {
  constructor(message: string) {
    super(message, 400, undefined, true)
  }
}

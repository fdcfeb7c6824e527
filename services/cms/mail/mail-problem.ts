import { APIError } from 'payload'

/** Why no mail was sent. A class of our own, as `BadInput` is: the build takes the words from a plain `APIError`. */
export class MailProblem extends APIError {
  constructor(message: string) {
    super(message, 503, undefined, true)
  }
}

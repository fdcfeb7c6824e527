import { APIError } from 'payload'

/** Why a person may not do what they asked, in words that say what to do instead. */
export class Refusal extends APIError {
  constructor(message: string) {
    super(message, 403, undefined, true)
  }
}

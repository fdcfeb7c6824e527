import { APIError } from 'payload'

/** Why a person may not do what they asked, in words that say what to do instead. */
export class Refusal extends APIError {
  /** A field that is at fault is marked in its form. */
  constructor(message: string, field?: string) {
    super(message, 403, field === undefined ? undefined : { errors: [{ path: field, message }] }, true)
  }
}

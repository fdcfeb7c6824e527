import { APIError } from 'payload'

type More = {
  /** A field that is at fault is marked in its form. */
  field?: string
  /** What the log says in place of a message that names a person. */
  inLog?: string
}

/** Why a person may not do what they asked, in words that say what to do instead. */
export class Refusal extends APIError {
  readonly inLog: string

  constructor(message: string, { field, inLog = message }: More = {}) {
    super(message, 403, field === undefined ? undefined : { errors: [{ path: field, message }] }, true)
    this.inLog = inLog
  }
}

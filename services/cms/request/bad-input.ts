import { APIError } from 'payload'

/**
 * Why something cannot be taken in, in words for the person who sent it. A class of our own, because Payload shows the words of
 * a plain `APIError` only until the build shortens its name.
 */
export class BadInput extends APIError {
  constructor(message: string) {
    super(message, 400, undefined, true)
  }
}

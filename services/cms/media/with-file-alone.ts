import { type Access } from 'payload'
import { BadInput } from '../request/bad-input'

/**
 * Payload would ask the address that somebody names for a file, from inside the firm's network. Whoever may add files
 * must send the file itself; to everybody else the answer says no more than it did.
 */
export const withFileAlone =
  (mayCreate: Access): Access =>
  async (args) => {
    const answer = await mayCreate(args)
    if (answer && !args.req.file) throw new BadInput('Send the file itself: an address is not fetched.')
    return answer
  }

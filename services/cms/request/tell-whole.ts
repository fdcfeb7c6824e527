import { type AfterErrorHook } from 'payload'
import { PublicationProblem } from '../log/refusals/publication-problem'
import { Refusal } from '../workflow/refusal'
import { BadInput } from './bad-input'

/**
 * Payload's forms take what follows a colon for a list of fields and cut it at every comma, addresses and sentences alike.
 * What stands in `message` they show as it is; but then they mark no field, so a problem that names one is left alone.
 */
export const tellWhole: AfterErrorHook = ({ error, result }) => {
  const isOurs = error instanceof Refusal || error instanceof BadInput || error instanceof PublicationProblem
  if (!isOurs || error.data !== null) return undefined
  return { response: { ...result, message: error.message } }
}

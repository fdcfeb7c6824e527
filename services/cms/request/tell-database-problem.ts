import { type AfterErrorHook } from 'payload'
import { isDatabaseAway } from '../../shared/is-database-away'
import { UnconfirmedCommit } from '../log/unconfirmed-commit'
import { awayReply } from './database-away'

// https://www.postgresql.org/docs/18/errcodes-appendix.html
const collision = 'Somebody changed the same thing in the same moment. Nothing of this was saved: try again.'
const sentences: Record<string, string> = {
  '22P02': 'A number or a choice in this request is of the wrong kind.',
  '22003': 'A number in this request is too large.',
  '22021': 'A text in this request contains a character that cannot be stored.',
  '22P05': 'A text in this request contains a character that cannot be stored.',
  '23503': 'Something that this names does not exist (any more).',
  // A first statement failed and its error was swallowed: what it named was deleted in the same moment.
  '25P02': collision,
  '40P01': collision,
  '2201W': 'The number of items on a page must be at least 1.',
  '2201X': 'The number of the page must be at least 1.',
}

/** A value that only the database could refuse is a mistake of the asker, not of ours: it gets a sentence and a 400. */
export const tellDatabaseProblem: AfterErrorHook = ({ error }) => {
  if (error instanceof UnconfirmedCommit) return { status: 503, response: { errors: [{ message: error.message }] } }
  if (isDatabaseAway(error)) return { status: 503, response: { errors: [{ message: awayReply }] } }
  const sentence = sentences[codeOf(error) ?? '']
  return sentence === undefined ? undefined : { status: 400, response: { errors: [{ message: sentence }] } }
}

function codeOf(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code
  }
  return undefined
}

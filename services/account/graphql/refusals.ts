import { createGraphQLError } from 'graphql-yoga'
import { type Decision } from '../../../src/access/can'

type Code =
  | 'ALREADY_GRANTED'
  | 'BAD_REQUEST'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'INVALID'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE'
  | 'TIMEOUT'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'UNKNOWN_OPERATION'

/** What a program learns by its code; the words are for those who read a log. */
export const refuse = (code: Code, words: string, more: Readonly<Record<string, unknown>> = {}) =>
  createGraphQLError(words, { extensions: { code, ...more } })

export const notFound = () => refuse('NOT_FOUND', 'There is no such record.')
export const invalid = (fields: readonly string[]) => refuse('INVALID', 'Some of this is to be put right.', { fields })
/** Somebody else, or another tab, has changed it since. */
export const conflict = (version: number) => refuse('CONFLICT', 'This was changed meanwhile.', { version })
export const unavailable = () => refuse('UNAVAILABLE', 'This cannot be told at the moment.')

/** A refusal as the decision explains it: what is another person's is not there at all. */
export function toRefusal({ because, ask }: Decision) {
  if (because.reason === 'signed-out') return refuse('UNAUTHENTICATED', 'Sign in for this.')
  return because.reason === 'unknown' ? notFound() : refuse('FORBIDDEN', 'This is not open to you.', { because, ask })
}

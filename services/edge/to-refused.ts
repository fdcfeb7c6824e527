import { type Answer, toPlain } from '../http/respond'
import { log } from '../shared/log'
import { Refusal } from './refusal'

/** Our own mistakes become one answer of 500 and a line for the person who looks after the edge. */
export function toRefused(error: unknown): Answer {
  if (error instanceof Refusal) return { ...toPlain(error.status, error.message), headers: error.headers }
  log.error('A request failed', error)
  return toPlain(500, 'Something went wrong here. It has been noted.')
}

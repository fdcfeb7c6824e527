import { type Database } from '../../database/open-database'
import { uuidV7 } from '../records/uuid-v7'
import { type LetterData, type LetterKind } from './letter-kinds'

/** Of the firm's desk, which is written to as a person is. */
export const desk = 'desk'

/** A letter to somebody at an address, or to the firm's desk, whose address is a setting. */
export type NewLetter<Kind extends LetterKind = LetterKind> = {
  to: { person: string; address: string } | typeof desk
  /** What it is about. Nobody gets two letters of one cause. */
  cause: string
  /** The language of the letter. */
  locale: string
  dueAt?: Date
} & { [K in Kind]: { kind: K; data: LetterData<K> } }[Kind]

/**
 * Queues a letter within the transaction of its cause: it is sent if that is committed, and only then. A second letter to one
 * person about one cause is skipped.
 */
export async function queueLetter(transaction: Pick<Database, 'query'>, letter: NewLetter): Promise<void> {
  const { to, cause, kind, locale, data, dueAt = new Date() } = letter
  const { person, address } = to === desk ? { person: desk, address: undefined } : to
  await transaction.query(
    `insert into account.letters (id, person, cause, kind, address, locale, data, due_at, next_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8) on conflict (person, cause) do nothing`,
    [uuidV7(), person, cause, kind, address, locale, data, dueAt],
  )
}

import { createHash, randomBytes } from 'node:crypto'
import { codeAlphabet, codeCharacters } from '../../../src/forms/verify'
import { type Database } from '../../database/open-database'
import { uuidV7 } from '../records/uuid-v7'

export type DocumentKind = 'report' | 'certificate'
/** `facts` are what its kind is checked by, and nothing that names a person. */
export type GivenOut = { id: string; kind: DocumentKind; facts: unknown; madeAt: Date }
/** The code is on the paper and nowhere else. */
export type NewDocument = { id: string; code: string; digest: string }

export type GivenOuts = {
  /** Notes a document that is about to leave; found by nobody before that. */
  note: (document: NewDocument, given: Pick<GivenOut, 'kind' | 'facts'>) => Promise<void>
  /** Takes documents back: a paper that was made already is not confirmed any more. */
  takeBack: (documents: readonly NewDocument[]) => Promise<void>
  find: (code: string) => Promise<GivenOut | undefined>
}

const fiveBits = 31

const digestOf = (code: string): string => createHash('sha256').update(code).digest('hex')

/** What is to be printed on a document before it is made. */
export const newDocument = (): NewDocument => toDocument(randomBytes(codeCharacters))

/** The document whose code stands for these bytes, as many as a code has characters. */
export function toDocument(bytes: Uint8Array): NewDocument {
  const code = [...bytes].map((byte) => codeAlphabet.charAt(byte & fiveBits)).join('')
  return { id: uuidV7(), code, digest: digestOf(code) }
}

export const openGivenOuts = (database: Pick<Database, 'query'>): GivenOuts => ({
  note: async ({ id, digest }, { kind, facts }) => {
    await database.query(
      `insert into account.given_out (id, digest, kind, facts) values ($1, $2, $3, $4)
       on conflict (digest) do update set facts = excluded.facts`,
      [id, digest, kind, JSON.stringify(facts)],
    )
  },
  takeBack: async (documents) => {
    await database.query('delete from account.given_out where digest = any($1)', [
      documents.map(({ digest }) => digest),
    ])
  },
  find: async (code) => {
    const { rows } = await database.query<GivenOut>({
      name: 'given-out',
      text: 'select id, kind, facts, made_at as "madeAt" from account.given_out where digest = $1',
      values: [digestOf(code)],
    })
    return rows[0]
  },
})

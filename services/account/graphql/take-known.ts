import { type GraphQLParams, type Plugin } from 'graphql-yoga'
import * as z from 'zod'
import { type KnownOperations, toDigest } from './known-operations'
import { type Given } from './open-graphql'
import { refuse, unavailable } from './refusals'

/** A longer text is asked as a text each time. */
const mostLearnedCharacters = 8192

const persisted = z.object({
  persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string().regex(/^[0-9a-f]{64}$/) }).optional(),
})

type Options = {
  operations: KnownOperations
  /** Whether whatever the schema allows may be asked, or only what pages of ours do. */
  isOpen: boolean
}

/** Takes digests in the place of texts, and in production no text but those of our pages. Each operation of a batch has an answer of its own. */
export const takeKnown = ({ operations, isOpen }: Options): Plugin<object, Given> => ({
  onParams: async ({ params, setParams, context }) => {
    const { query } = params
    const said = readDigest(params)
    if (!query) {
      if (said !== undefined) setParams({ ...params, query: await findText(operations, said) })
      return // without either, Yoga says that there is nothing to answer
    }
    const digest = toDigest(query)
    if (said !== undefined && said !== digest) throw refuse('BAD_REQUEST', 'The digest is that of another text.')
    if (!isOpen) await refuseUnknown(operations, digest)
    // What nobody is known for is not remembered.
    else if (said !== undefined && context.account.asker && query.length <= mostLearnedCharacters)
      operations.learn(query)
  },
})

function readDigest({ extensions }: GraphQLParams): string | undefined {
  const read = persisted.safeParse(extensions ?? {})
  if (!read.success) throw refuse('BAD_REQUEST', 'This is no digest.')
  return read.data.persistedQuery?.sha256Hash
}

const find = (operations: KnownOperations, digest: string) =>
  operations.find(digest).catch(() => {
    throw unavailable()
  })

async function findText(operations: KnownOperations, digest: string): Promise<string> {
  const text = await find(operations, digest)
  // These words are what clients look for.
  if (text === undefined) throw refuse('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound')
  return text
}

async function refuseUnknown(operations: KnownOperations, digest: string): Promise<void> {
  if ((await find(operations, digest)) === undefined) throw refuse('UNKNOWN_OPERATION', 'No page of ours asks this.')
}

import { ServerError } from '@apollo/client/errors'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { type Digest, textOf } from '../account-texts'

type Failure = PersistedQueryLink.RetryFunctionOptions

/** As specified: these two answers, whatever else they may mean, are asked again with the text. */
const statuses: readonly (number | undefined)[] = [400, 500]

/** In a batch all is answered with 200: that an operation was no good request stands in its own place. */
const isBadRequest = ({ error, result }: Failure): boolean => {
  if (ServerError.is(error)) return statuses.includes(error.statusCode)
  return result?.errors?.some(({ extensions }) => extensions?.code === 'BAD_REQUEST') ?? false
}

/** Queries travel as digests of their texts, and as texts where the service does not know or does not take those. */
export const createPersistedLink = (digest: Digest): PersistedQueryLink =>
  new PersistedQueryLink({
    generateHash: (document) => digest(textOf(document)),
    retry: (failure) => {
      const { persistedQueryNotFound, persistedQueryNotSupported } = failure.meta
      return persistedQueryNotFound || persistedQueryNotSupported || isBadRequest(failure)
    },
    disable: (failure) => failure.meta.persistedQueryNotSupported || isBadRequest(failure),
  })

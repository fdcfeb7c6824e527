import { ApolloLink, type Observable } from '@apollo/client'
import { ServerError } from '@apollo/client/errors'
import { catchError, from, mergeMap, of, throwError } from 'rxjs'

const isRefused = (thrown: unknown): boolean => ServerError.is(thrown) && thrown.statusCode === 401

const isUnauthenticated = ({ errors }: ApolloLink.Result): boolean =>
  errors?.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED') ?? false

export type Renewing = {
  readToken: () => string | undefined
  /** A token was refused. Says whether there is another now; all who ask meanwhile wait for the same one. */
  replaceToken: (refused: string) => Promise<boolean>
}

/** Where a token is refused, by status or in an operation's own place, it is renewed and the operation asked once more. */
export function createRenewingLink({ readToken, replaceToken }: Renewing): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const token = readToken()
    const again = (settle: () => Observable<ApolloLink.Result>): Observable<ApolloLink.Result> => {
      if (token === undefined) return settle()
      return from(replaceToken(token)).pipe(mergeMap((isReplaced) => (isReplaced ? forward(operation) : settle())))
    }
    return forward(operation).pipe(
      mergeMap((result) => (isUnauthenticated(result) ? again(() => of(result)) : of(result))),
      catchError((thrown: unknown) =>
        isRefused(thrown) ? again(() => throwError(() => thrown)) : throwError(() => thrown),
      ),
    )
  })
}

import { ApolloLink, Observable } from '@apollo/client'
import { ServerError } from '@apollo/client/errors'
import * as z from 'zod/mini'
import { textOf } from '../account-texts'

type Given = Readonly<Record<string, unknown>>

/** The files among the variables of an operation; each stands in one of its own. */
const filesIn = (variables: Given): [string, Blob][] =>
  Object.entries(variables).flatMap(([name, value]) => (value instanceof Blob ? [[name, value]] : []))

export const hasFiles = ({ variables }: ApolloLink.Operation): boolean => filesIn(variables).length > 0

const answer = z.looseObject({
  data: z.nullish(z.record(z.string(), z.unknown())),
  errors: z.optional(z.array(z.any())),
})

/** As https://github.com/jaydenseric/graphql-multipart-request-spec has it. */
function toForm({ query, operationName, variables }: ApolloLink.Operation): FormData {
  const files = filesIn(variables)
  const named = Object.fromEntries(files.map(([name]) => [name, null]))
  const form = new FormData()
  form.set('operations', JSON.stringify({ operationName, query: textOf(query), variables: { ...variables, ...named } }))
  form.set('map', JSON.stringify(Object.fromEntries(files.map(([name], place) => [place, [`variables.${name}`]]))))
  for (const [place, [, file]] of files.entries()) form.set(String(place), file)
  return form
}

type Options = { uri: string; fetch: typeof fetch }

/** Sends an operation with its files, alone: it is neither a digest nor JSON. */
export const createUploadLink = ({ uri, fetch: send }: Options): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const leaving = new AbortController()
        const { headers } = operation.getContext() as { headers?: Record<string, string> }
        const post = async () => {
          const body = toForm(operation)
          const response = await send(uri, { method: 'POST', body, headers: headers ?? {}, signal: leaving.signal })
          const bodyText = await response.text()
          if (!response.ok) throw new ServerError('Response not successful', { response, bodyText })
          observer.next(answer.parse(JSON.parse(bodyText)) as ApolloLink.Result)
          observer.complete()
        }
        post().catch((thrown: unknown) => observer.error(thrown))
        return () => leaving.abort()
      }),
  )

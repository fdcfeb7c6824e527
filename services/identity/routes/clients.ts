import { type RegisteredClient } from '../clients'
import { type Asked, type Fields, textOf } from '../http/asked'
import { ApiProblem } from '../http/problems'
import { type Settings } from '../settings'

/** The application that a call says it comes from. */
export function requireClient({ clients }: Settings, fields: Fields): RegisteredClient {
  const client = clients.find(({ id }) => id === textOf(fields, 'client_id'))
  if (client) return client
  throw new ApiProblem(400, {
    name: 'BadRequestError',
    code: 'invalid_client',
    description: 'Client not found',
    statusCode: 400,
  })
}

/** Passwords and one-time codes are taken only from the application's own pages. */
export function requireWebOrigin({ webOrigins }: RegisteredClient, { header }: Asked): void {
  if (webOrigins.includes(header('origin'))) return
  throw new ApiProblem(403, {
    error: 'unauthorized_client',
    error_description: 'The application is not allowed to use cross-origin authentication',
  })
}

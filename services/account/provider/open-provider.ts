import { type ServerEnv } from '../../../src/config/env-server'
import { type Database } from '../../database/open-database'
import { isEmbedded } from '../../shared/identity-target'
import { environment } from '../environment'
import { askOperator } from './ask-operator'
import { openManagement } from './management-client'
import { openEmbeddedProvider, type SignInProvider } from './sign-in-provider'

/** The sign-in provider, by the way in which this installation may ask them for something. */
export function openProvider(env: ServerEnv, database: Database): SignInProvider {
  if (isEmbedded(env)) return openEmbeddedProvider(database)
  const { IDENTITY_MANAGEMENT_CLIENT_ID: clientId, IDENTITY_MANAGEMENT_CLIENT_SECRET: clientSecret } = env
  if (clientId === undefined || clientSecret === undefined) return askOperator(database)
  return openManagement({ root: environment.identityUrl(), clientId, clientSecret })
}

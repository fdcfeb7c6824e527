import { originAt, originsAt, portOf, type ServiceName } from '../../src/config/addresses'
import { type ServerEnv } from '../../src/config/env-server'

/** Where a service of this installation answers. */
export const originOf = (name: ServiceName, { PORT_BASE, SERVICE_URLS }: ServerEnv): string =>
  originAt(name, PORT_BASE, SERVICE_URLS)

/** All of its addresses, where several machines answer. */
export const originsOf = (name: ServiceName, { PORT_BASE, SERVICE_URLS }: ServerEnv): readonly string[] =>
  originsAt(name, PORT_BASE, SERVICE_URLS)

/** Where the publication log is read. */
export const logUrlOf = (env: ServerEnv): string => env.LOG_URL ?? `${originOf('cms', env)}/publications/graphql`

/** Where the pictures of another CMS are; undefined where the platform's own keeps them. */
export const mediaUrlOf = ({ CMS, LOG_URL, MEDIA_URL }: ServerEnv): string | undefined =>
  CMS === 'own' || LOG_URL === undefined ? undefined : (MEDIA_URL ?? new URL(LOG_URL).origin)

/** Where everything is for its users. */
export const publicUrlOf = ({ PUBLIC_URL, PORT_BASE }: ServerEnv): string =>
  PUBLIC_URL ?? `http://localhost:${portOf('edge', PORT_BASE)}`

import { type ServerEnv } from '../../src/config/env-server'
import { isLoopback } from '../../src/config/loopback'

/** Why the embedded provider must not run in such an installation; undefined where it may. */
export function findUnfitness({
  DEPLOYMENT,
  BIND_HOST,
}: Pick<ServerEnv, 'DEPLOYMENT' | 'BIND_HOST'>): string | undefined {
  if (DEPLOYMENT === 'production') {
    return 'the embedded sign-in provider has public accounts and does not run with DEPLOYMENT=production; use an Auth0 tenant'
  }
  if (!isLoopback(BIND_HOST)) {
    return `the embedded sign-in provider has public accounts and does not run where others can reach it (BIND_HOST is ${BIND_HOST})`
  }
  return undefined
}

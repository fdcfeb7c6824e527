import { type Permissions } from '../../../access/permissions'
import { type AuthError, authErrors, toAuthError } from '../auth-error'
import { TokenRefused } from './fetch-permissions'

/** What is known of what somebody may use. */
export type PermissionsState =
  { status: 'none' | 'loading' } | { status: 'failed'; error: AuthError } | { status: 'ready'; lists: Permissions }

type Asking = {
  ask: () => Promise<Permissions>
  wait: (ms: number) => Promise<void>
  /** Whether anybody still waits for the answer. */
  isWanted: () => boolean
}

const retriesMs = [1000, 4000]

/** Asks again, twice, where the service could not answer. A token that it refuses is thrown: waiting makes it no better. */
export async function loadPermissions({ ask, wait, isWanted }: Asking): Promise<PermissionsState> {
  for (const waitMs of [...retriesMs, undefined]) {
    try {
      return { status: 'ready', lists: await ask() }
    } catch (thrown) {
      if (thrown instanceof TokenRefused) throw thrown
      const error = toAuthError(thrown)
      const mayPass = error.code === authErrors.permissionsFailed.code
      if (waitMs === undefined || !mayPass || !isWanted()) return { status: 'failed', error }
      await wait(waitMs)
      if (!isWanted()) return { status: 'none' }
    }
  }
  return { status: 'none' }
}

type Attempt = { ask: () => Promise<Permissions>; wait: (run: () => void, ms: number) => () => void }

const patienceMs = 2000

/** Asks once, and waits for the answer for a moment only. */
export async function askOnce({ ask, wait }: Attempt): Promise<PermissionsState> {
  let stop: () => void = () => undefined
  const late = new Promise<PermissionsState>((done) => {
    stop = wait(() => done({ status: 'failed', error: authErrors.permissionsFailed }), patienceMs)
  })
  const answer = ask().then(
    (lists): PermissionsState => ({ status: 'ready', lists }),
    (thrown: unknown): PermissionsState => ({ status: 'failed', error: toAuthError(thrown) }),
  )
  try {
    return await Promise.race([answer, late])
  } finally {
    stop()
  }
}

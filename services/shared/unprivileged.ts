import { spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { userInfo } from 'node:os'

/** How to call a program so that it does not run as root. */
export type Unprivileged = {
  command: (program: string, args: string[]) => [string, string[]]
  ids: { uid?: number; gid?: number }
  own: (folder: string) => void
}

const nobody = 65534

// PostgreSQL refuses to run as root, and a plain change of user cannot reach a project below /root or in a folder
// of `mktemp -d`. Keeping this one capability can, and creates no user on the machine. The secure bit is for programs
// that ask access(2) first: it would forget the capability.
const keepAccess = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup']
export const asNobody = ['--reuid', String(nobody), '--regid', String(nobody), '--clear-groups', ...keepAccess]

const canKeepAccess = (): boolean => spawnSync('setpriv', [...asNobody, 'true']).status === 0

/** Whether the database runs as a user who cannot reach what belongs to us. */
export const runsAsAnother = (): boolean => userInfo().uid === 0 && !canKeepAccess()

export function unprivileged(): Unprivileged {
  if (userInfo().uid !== 0) {
    return { command: (program, args) => [program, args], ids: {}, own: () => undefined }
  }
  const own = (folder: string) => chownSync(folder, nobody, nobody)
  if (canKeepAccess()) {
    return { command: (program, args) => ['setpriv', [...asNobody, program, ...args]], ids: {}, own }
  }
  return { command: (program, args) => [program, args], ids: { uid: nobody, gid: nobody }, own }
}

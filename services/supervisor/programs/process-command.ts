import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { platform } from 'node:os'

/** The command line of a process that is alive. A number alone proves nothing: it may be dead, or somebody else's by now. */
export function findCommand(pid: number): string | undefined {
  if (!Number.isSafeInteger(pid) || pid < 2) return undefined
  try {
    const command =
      platform() === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        : execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return command === '' ? undefined : command // empty: it has ended, and its parent has not looked yet
  } catch {
    return undefined
  }
}

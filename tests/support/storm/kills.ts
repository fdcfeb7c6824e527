import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { cmsOrigin } from '../cms'
import { type Place, processesOf } from '../installation'

// A machine that is busy with other things takes long to start it again, and the supervisor may have to try twice.
const limitMs = 300_000

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function kill(place: Place, isMeant: (command: string) => boolean): void {
  const meant = processesOf(place).filter((pid) => isMeant(commandOf(pid)))
  for (const pid of meant) process.kill(pid, 'SIGKILL')
}

/** Answers when the CMS does again, with its database. */
export async function untilBack(place: Place): Promise<void> {
  for (const started = Date.now(); Date.now() - started < limitMs;) {
    const answers = await fetch(`${cmsOrigin(place)}/api/users/init?locale=en`, {
      signal: AbortSignal.timeout(2000),
    }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answers) return
    await sleep(50)
  }
  throw new Error(`The CMS was not back within ${limitMs} ms.`)
}

export async function killCms(place: Place): Promise<void> {
  kill(place, (command) => command.includes('services/cms/main.ts'))
  await untilBack(place)
}

/** The server itself; its workers notice that it is gone. */
export async function killPostgres(place: Place): Promise<void> {
  kill(place, (command) => /bin\/postgres\0-D/.test(command))
  await untilBack(place)
}

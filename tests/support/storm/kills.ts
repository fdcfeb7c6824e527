import { setTimeout as sleep } from 'node:timers/promises'
import { portOf } from '../../../src/config/addresses'
import { cmsOrigin } from '../cms/cms'
import { type Place, processesOf, readProc } from '../place/installation'

// A machine that is busy with other things takes long to start it again, and the supervisor may have to try twice.
const limitMs = 300_000

function kill(place: Place, isMeant: (command: string) => boolean): void {
  const meant = processesOf(place).filter((pid) => isMeant(readProc(pid, 'cmdline')))
  for (const pid of meant) process.kill(pid, 'SIGKILL')
}

/** Answers when the CMS does again, with its database. */
export const untilBack = (place: Place): Promise<void> => untilAnswers(`${cmsOrigin(place)}/api/users/init?locale=en`)

async function untilAnswers(url: string): Promise<void> {
  for (const started = Date.now(); Date.now() - started < limitMs;) {
    const answers = await fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answers) return
    await sleep(50)
  }
  throw new Error(`${url} did not answer again within ${limitMs} ms.`)
}

export async function killCms(place: Place): Promise<void> {
  kill(place, (command) => command.includes('services/cms/main.js'))
  await untilBack(place)
}

/** The process that was publishing: the supervisor starts the next one. */
export async function killPublisher(place: Place): Promise<void> {
  kill(place, (command) => command.includes('services/publisher/main.js'))
  await untilAnswers(`http://127.0.0.1:${portOf('publisher', place.portBase)}/healthz`)
}

/** The server itself; its workers notice that it is gone. */
export async function killPostgres(place: Place): Promise<void> {
  kill(place, (command) => /bin\/postgres\0-D/.test(command))
  await untilBack(place)
}

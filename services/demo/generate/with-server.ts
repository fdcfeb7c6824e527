import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { childEnv, type ServerEnv } from '../../../src/config/env-server'
import { canConnect } from '../../database/connect'
import { embeddedIn } from '../../postgres/embedded'
import { compilePrograms } from '../../shared/compiled/compile-programs'
import { argsOf } from '../../shared/compiled/programs'

/** Works with the embedded database: the one that `npm start` runs, or one of its own for as long as it takes. */
export async function withServer(env: ServerEnv, work: () => Promise<void>): Promise<void> {
  const { url } = embeddedIn(env)
  if (await canConnect(url)) return work()
  await compilePrograms()
  const child = spawn(process.execPath, argsOf('services/postgres/main'), {
    env: childEnv({ DATA_DIR: env.DATA_DIR, PORT_BASE: String(env.PORT_BASE), DATABASE_URL: '' }),
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  try {
    while (!(await canConnect(url))) {
      if (child.exitCode !== null) throw new Error(`the database ended with ${child.exitCode} instead of starting`)
      await sleep(100)
    }
    await work()
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

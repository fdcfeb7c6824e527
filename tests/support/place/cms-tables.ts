import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { childEnv } from '../../../src/config/env-server'
import { root } from './installation'

/** The tables of the content management in a database, by its own migrations and without starting it. */
export async function makeCmsTables(databaseUrl: string): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'services/cms/payload-command.mjs'), 'migrate'], {
    cwd: root,
    env: childEnv({ DATABASE_URL: databaseUrl }),
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`The CMS could not make its tables: ${said}`)
}

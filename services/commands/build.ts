import { readServerEnv } from '../../src/config/env-server'
import { compilePrograms } from '../shared/compiled/compile-programs'
import { messageOf } from '../shared/log'
import { compileSite } from '../site/build-site'
import { buildCms } from '../start/build-cms'

/** Compiles everything that "npm run serve" needs, beside whatever is served meanwhile. */
async function build(): Promise<string[]> {
  const { DATA_DIR } = readServerEnv()
  const calledOff = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => calledOff.abort())
  return [
    `Services: ${await compilePrograms()}`,
    `CMS: ${await buildCms().run(calledOff.signal)}`,
    `Site: ${await compileSite(DATA_DIR, calledOff.signal)}`,
  ]
}

build().then(
  (lines) => process.stdout.write(`${lines.join('\n')}\n`),
  (error: unknown) => {
    process.stderr.write(`Failed: ${messageOf(error)}\n`)
    process.exit(1)
  },
)

import { readServerEnv } from '../src/config/env-server'
import { buildCms } from './build-cms'
import { messageOf } from './shared/log'
import { originOf } from './shared/origins'
import { compileSite } from './site/build-site'
import { findHead } from './site/find-head'
import { toSiteBuild } from './site/to-site-build'
import { answers } from './supervisor/entries'

/** Compiles everything that "npm run serve" needs, beside whatever is served meanwhile. */
async function build(): Promise<string[]> {
  const env = readServerEnv()
  const calledOff = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => calledOff.abort())
  const cms = `CMS: ${await buildCms().run(calledOff.signal)}`
  const site = toSiteBuild(env)
  if (!(await answers(`${originOf('cms', env)}/healthz`))) {
    return [
      cms,
      'Site: no CMS answers; run this once more when it is up, or the publisher compiles at its first publication.',
    ]
  }
  if ((await findHead(site)) === 0)
    return [cms, 'Site: nothing is published yet, so the publisher compiles at its first publication.']
  return [cms, `Site: ${await compileSite(site, calledOff.signal)}`]
}

build().then(
  (lines) => process.stdout.write(`${lines.join('\n')}\n`),
  (error: unknown) => {
    process.stderr.write(`Failed: ${messageOf(error)}\n`)
    process.exit(1)
  },
)

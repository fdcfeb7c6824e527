import { join } from 'node:path'
import { healthOf, portOf } from '../../src/config/addresses'
import { type ServerEnv } from '../../src/config/env-server'
import { isOtherFirm } from '../../src/config/firm-folder'
import { root } from '../../src/config/root'
import { originOf } from '../shared/origins'
import { compileSite, developEnvOf } from '../site/build-site'
import { toSiteBuild } from '../site/to-site-build'
import { untilReleased } from '../site/until-released'
import { answers, task } from '../supervisor/entries'
import { type Service, type StackEntry } from '../supervisor/stack-entry'
import { StartProblem } from '../supervisor/start-problem'
import { contentSourceOf, planPublisher } from './plan-services'

// Gatsby compiles the whole program before it first answers.
const firstCompilationMs = 600_000

/** What makes the pages: a publisher with compiled code, a server for engineers, or nobody. */
export function planMakers(env: ServerEnv): StackEntry[] {
  if (env.SITE === 'none') return [task('site', [], () => Promise.resolve('not wanted (SITE)'))]
  if (env.SITE === 'develop') {
    if (isOtherFirm()) throw new StartProblem('npm run dev shows the firm of src/firm alone; remove FIRM_DIR.')
    return [developOf(env)]
  }
  return [
    task('site', [], (calledOff) => compileSite(env.DATA_DIR, calledOff)),
    planPublisher(env, { after: ['site', contentSourceOf(env), 'search'] }),
    task('release', ['publisher'], (calledOff) => untilReleased(env, calledOff)),
  ]
}

/** Gatsby's own server, with hot reload; at a word of the CMS it reads the log again. */
const developOf = (env: ServerEnv): Service => {
  const host = '127.0.0.1'
  const port = String(portOf('develop', env.PORT_BASE))
  return {
    kind: 'service',
    name: 'develop',
    after: [contentSourceOf(env), 'search'],
    args: [join(root, 'node_modules/gatsby/cli.js'), 'develop', '--no-color', '--host', host, '--port', port],
    env: { ...developEnvOf(toSiteBuild(env)), ENABLE_GATSBY_REFRESH_ENDPOINT: 'true' },
    // Not watched for silence: a compilation may take longer than any limit.
    isReady: () => answers(`${originOf('develop', env)}${healthOf('develop')}`),
    readyWithinMs: firstCompilationMs,
    says: 'gatsby develop, behind the address below',
  }
}

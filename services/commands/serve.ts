import { parseArgs } from 'node:util'
import { readServerEnv } from '../../src/config/env-server'
import { findKeysProblem } from '../shared/secrets/secrets'
import { placesOf } from '../start/plan-services'
import { findUnready, isRole, planRoles, type Role, roles } from '../start/roles'
import { checkDisk, checkPorts, refuseUnfinished, takeLock } from '../supervisor/preflight'
import { endFailedStart, runStack } from '../supervisor/run-stack'
import { openScreen } from '../supervisor/screen'
import { StartProblem } from '../supervisor/start-problem'

const usage = `npm run serve -- --role ${roles.join('|')}|all`

/** Serves what "npm run build" has made. Unlike npm start it makes no keys in production, no content and no accounts. */
async function serve(): Promise<void> {
  process.umask(0o077)
  const wanted = readRoles()
  const env = readServerEnv()
  const lock = takeLock(env.DATA_DIR, wanted.length === 1 ? `serve-${wanted.join()}` : 'start')
  process.on('exit', lock.release)
  refuseUnfinished(env.DATA_DIR)
  checkDisk(env.DATA_DIR)
  const unready = findUnready(env, wanted)
  if (unready !== undefined) throw new StartProblem(`${unready}.`)
  const keysProblem = findKeysProblem(env)
  if (keysProblem !== undefined) throw new StartProblem(keysProblem)
  const entries = planRoles(env, wanted)
  await checkPorts(placesOf(entries, env), lock.wasInterrupted)
  const screen = openScreen(process.stdout)
  await runStack(entries, {
    dataDir: env.DATA_DIR,
    logs: 'output',
    screen,
    whenUp: () => {
      screen.line(`Serving: ${wanted.join(', ')}`)
      return Promise.resolve()
    },
  })
}

function readRoles(): readonly Role[] {
  const { values } = parseArgs({ options: { role: { type: 'string', multiple: true, default: [] } } })
  const named = values.role.flatMap((list) => list.split(','))
  if (named.includes('all')) return roles
  if (named.length === 0 || !named.every(isRole)) throw new StartProblem(`which role? ${usage}`)
  return roles.filter((role) => named.includes(role))
}

serve().catch(endFailedStart)

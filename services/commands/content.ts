import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { childEnv, readServerEnv } from '../../src/config/env-server'
import { findConnectProblem, shownUrl } from '../database/connect'
import { databaseUrlOf } from '../postgres/embedded'
import { messageOf } from '../shared/log'
import { cmsEnv } from '../start/plan-services'

const usage = `npm run content -- export FILE
npm run content -- import FILE [--dry-run] [--replace]
npm run content -- check FILE
FILE is of JSON lines; its pictures and documents lie beside it in a folder. docs/content/README.md describes both.`
const actions = ['export', 'import', 'check']
const options = {
  'dry-run': { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
} as const

/** Takes content out of the CMS and into another: the program that knows its tables does it, with the CMS's own settings. */
async function run(): Promise<number> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [action = '', file, ...others] = positionals
  if (!actions.includes(action) || file === undefined || others.length > 0) throw new Error(usage)
  const env = readServerEnv()
  const databaseUrl = databaseUrlOf(env)
  const why = action === 'check' ? undefined : await findConnectProblem(databaseUrl)
  if (why !== undefined) throw new Error(`${shownUrl(databaseUrl)} cannot be used: ${why}. Is "npm start" running?`)
  const cms = join(__dirname, '../cms')
  const loader = pathToFileURL(join(__dirname, '../load/main.mjs')).href
  const flags = Object.entries(values).flatMap(([name, isSet]) => (isSet ? [`--${name}`] : []))
  // Under any other condition some of what the editor is made of wait for each other while they load, now and then for ever.
  const program = ['--conditions=production', '--import', loader, join(cms, 'transfer/main.ts')]
  const child = spawn(process.execPath, [...program, action, resolve(file), ...flags], {
    cwd: cms,
    env: childEnv({ ...cmsEnv(env), DATABASE_URL: databaseUrl }),
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return code ?? 1
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`Failed: ${messageOf(error)}\n`)
    process.exit(1)
  },
)

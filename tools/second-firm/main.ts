import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { portOf } from '../../src/config/addresses'
import { childEnv } from '../../src/config/env-server'
import { root } from '../../src/config/root'
import { documentsOfSecondFirm } from '../../tests/support/of-second-firm/documents-of-second-firm'
import { findPortBase } from '../../tests/support/place/free-ports'
import { startInstallation } from '../../tests/support/place/installation'
import { findPageProblems } from './find-page-problems'

// npm run tool -- second-firm: the firm of tests/support/second-firm, built and started whole in a place of its own, with
// documents in English, Spanish and Arabic; pictures of every template at three widths are in .data/second-firm/screenshots.
const dataDir = join(root, '.data/second-firm')
const firmDir = join(root, 'tests/support/second-firm')
const loader = pathToFileURL(join(root, 'services/load/main.mjs')).href
const releasedWithinMs = 300_000

async function runSecondFirm(): Promise<number> {
  mkdirSync(dataDir, { recursive: true })
  // What was compiled before is compiled again only where the program or the firm has changed.
  for (const name of readdirSync(dataDir)) if (name !== 'bundles') rmSync(join(dataDir, name), { recursive: true })
  const place = { dataDir, portBase: await findPortBase() }
  const own = { FIRM_DIR: firmDir, SITE: 'built', DEMO_CONTENT: 'none' }
  const edge = `http://localhost:${portOf('edge', place.portBase)}`
  const command: [string, ...string[]] = [process.execPath, '--import', loader, 'services/commands/start.ts']
  const installation = startInstallation(place, { command, env: own })
  try {
    await installation.says('Ready: ')
    process.stdout.write(installation.output())
    const env = childEnv({ ...own, DATA_DIR: dataDir, PORT_BASE: String(place.portBase), DATABASE_URL: '' })
    await run(['services/commands/content.ts', 'import', writeDocuments()], env)
    await untilReleased(`${edge}/ar/about-us`)
    const problems = await findPageProblems(edge)
    await run(['tools/served/screenshots.ts', 'light'], env)
    process.stdout.write(problems.map((problem) => `wrong: ${problem}\n`).join(''))
    return problems.length === 0 ? 0 : 1
  } finally {
    await installation.stop()
  }
}

function writeDocuments(): string {
  const file = join(dataDir, 'content.jsonl')
  const lines = [{ format: 'law-firm-content', version: 1 }, ...documentsOfSecondFirm]
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  return file
}

async function run([program = '', ...args]: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, ['--import', loader, program, ...args], { cwd: root, env, stdio: 'inherit' })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${program} ended with ${code}.`)
}

async function untilReleased(address: string): Promise<void> {
  const started = Date.now()
  while ((await fetch(address)).status !== 200) {
    if (Date.now() - started > releasedWithinMs) throw new Error(`${address} is still not there.`)
    await sleep(500)
  }
  process.stdout.write(`Released ${Math.round((Date.now() - started) / 1000)} s after the import.\n`)
}

runSecondFirm().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`Failed: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)

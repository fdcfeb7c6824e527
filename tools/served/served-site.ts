import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { portOf } from '../../src/config/addresses'
import { readServerEnv } from '../../src/config/env-server'
import { planFiles } from '../../src/plan/plan-files'
import { planShells } from '../../src/plan/plan-shells'
import { planSite } from '../../src/plan/plan-site'
import { planSitemaps } from '../../src/plan/plan-sitemaps'
import { Content } from '../../src/plan/store/content'
import { logRow } from '../../src/plan/store/log-row'

/** The site that `npm start` serves now, as its own build planned it. */
export function openServedSite() {
  const { DATA_DIR, PORT_BASE } = readServerEnv()
  const log = join(DATA_DIR, 'content/log.jsonl')
  if (!existsSync(log)) throw new Error(`${log} is not there: run npm start first, and leave it running.`)
  const [, ...lines] = readFileSync(log, 'utf8').trimEnd().split('\n')
  const content = new Content(lines.map((line) => logRow.parse(JSON.parse(line))))
  const edge = `http://localhost:${portOf('edge', PORT_BASE)}`
  // As services/start/stack.ts tells the build.
  const origin = edge
  const options = { now: new Date().toISOString(), origin }
  const plan = planSite(content, options)
  const planned = planFiles(content, options)
  const files = new Set([...planned.files.keys(), ...planSitemaps(plan.pages.values(), origin).map(({ path }) => path)])
  return { content, plan, planned, files, shells: planShells(content, options), edge, origin, dataDir: DATA_DIR }
}

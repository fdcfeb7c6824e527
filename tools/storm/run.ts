import { runAccountStorm } from './account'
import { runAlertsStorm } from './alerts'
import { stormEdits } from './edits'
import { stormEvents } from './events'
import { stormLog } from './publication-log'
import { stormPublishing } from './publishing'
import { stormSchedules } from './schedules'

const storms: Record<string, (args: string[]) => Promise<boolean>> = {
  account: runAccountStorm,
  alerts: runAlertsStorm,
  edits: stormEdits,
  events: stormEvents,
  log: stormLog,
  publishing: stormPublishing,
  schedules: stormSchedules,
}

/** npm run storm -- <name>: one long proof; it ends with RESULT and what was found. */
async function storm([name = '', ...args]: string[]): Promise<void> {
  const run = Object.hasOwn(storms, name) ? storms[name] : undefined
  if (!run) {
    process.stderr.write(`There is no such storm. npm run storm -- ${Object.keys(storms).join(' | ')}\n`)
    process.exit(1)
  }
  process.exit((await run(args)) ? 0 : 1)
}

void storm(process.argv.slice(2))

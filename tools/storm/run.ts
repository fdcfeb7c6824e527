import { stormAccount } from '../../tests/support/storm/account-storm'
import { stormAlerts } from '../../tests/support/storm/alerts-storm'
import { stormEdits } from './edits'
import { stormEvents } from './events'
import { stormLog } from './publication-log'
import { stormPublishing } from './publishing'
import { runLong } from './run-long'
import { stormSchedules } from './schedules'

const storms: Record<string, (args: string[]) => Promise<boolean>> = {
  account: runLong({ people: 200, actions: 4000, kills: 20, seed: 42 }, stormAccount),
  alerts: runLong({ people: 2000, changes: 5000, kills: 50, seed: 42 }, stormAlerts),
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

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { compilePrograms } from '../../services/shared/compiled/compile-programs'
import { stormAccount } from '../../tests/support/storm/account-storm'
import { stormAlerts } from '../../tests/support/storm/alerts-storm'
import { stormEvents } from './events'
import { stormLog } from './publication-log'
import { stormPublishing } from './publishing'
import { runLong } from './run-long'
import { stormSchedules } from './schedules'

type Storm = (args: string[]) => Promise<boolean>

// Its edits are of the demonstration's words, which a firm of one's own may have deleted: loaded by its place alone.
const editsAt = join(__dirname, '../demonstration/storm-edits.ts')
const stormEdits: Storm = async (args) => ((await import(editsAt)) as { stormEdits: Storm }).stormEdits(args)

const storms: Record<string, Storm> = {
  account: runLong({ people: 200, actions: 4000, kills: 20, seed: 42 }, stormAccount),
  ...(existsSync(editsAt) ? { edits: stormEdits } : {}),
  alerts: runLong({ people: 2000, changes: 5000, kills: 50, seed: 42 }, stormAlerts),
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
  await compilePrograms()
  process.exit((await run(args)) ? 0 : 1)
}

void storm(process.argv.slice(2))

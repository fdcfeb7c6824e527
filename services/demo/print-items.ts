import { parseArgs } from 'node:util'
import { giveIds } from './items/give-ids'
import { planItems } from './items/plan-items'
import { openSource, readWritten } from './items/source'

/** Prints the demonstration as it is on a day, an item a line, for the CMS to load. */
function print(): void {
  const { values } = parseArgs({ options: { today: { type: 'string' } } })
  const today = values.today ?? new Date().toISOString().slice(0, 10)
  for (const item of giveIds(planItems(openSource(readWritten(), today)))) {
    process.stdout.write(`${JSON.stringify(item)}\n`)
  }
}

print()

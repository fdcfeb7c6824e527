import { parseArgs } from 'node:util'
import { giveIds } from './items/give-ids'
import { planItems } from './items/plan-items'
import { openSource, readWritten } from './items/source'
import { tellItems } from './tell-items'

/** The demonstration as it is on a day. */
function print(): Promise<void> {
  const { values } = parseArgs({ options: { today: { type: 'string' } } })
  const today = values.today ?? new Date().toISOString().slice(0, 10)
  return tellItems(giveIds(planItems(openSource(readWritten(), today))))
}

void print()

import { type Payload } from 'payload'
import { log, messageOf } from '../../shared/log'
import { environment } from '../environment'
import { databaseOf, findOpen } from '../log/transaction'
import { inTransaction } from '../workflow/in-transaction'
import { allowsPublic } from './ask-politely'
import { createChecker } from './check-link'
import { collectPlaces, endRun, keepChecked, keepPlaces, takeRun } from './kept-links'
import { runChecks } from './run-checks'

const lookMs = 15_000
const pauseMs = 2000

/** Once a week, or when an editor asks, every address outside the site that readers are sent to is asked whether it is there. */
export function watchLinks(payload: Payload): void {
  if (!environment.checksLinks()) return
  const look = () =>
    checkWhenDue(payload)
      .catch((error: unknown) =>
        log.warn(`The check of outside links failed, and waits for its next day: ${messageOf(error)}`),
      )
      .finally(() => setTimeout(() => void look(), lookMs).unref())
  void look()
}

async function checkWhenDue(payload: Payload): Promise<void> {
  const tx = databaseOf(payload)
  if (!(await takeRun(tx))) return
  const places = await collectPlaces(tx, environment.publicUrl())
  await inTransaction(payload, async (req) => {
    const open = await findOpen(req)
    if (open) await keepPlaces(open.tx, places)
  })
  const urls = [...new Set(places.map(({ url }) => url))]
  await runChecks(urls, createChecker(allowsPublic), { pauseMs, keep: (url, checked) => keepChecked(tx, url, checked) })
  await endRun(tx)
  log.info(`Outside links were checked: ${urls.length}`)
}

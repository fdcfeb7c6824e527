import { type DatabaseAdapterObj, type Payload } from 'payload'
import { log } from '../../shared/log'
import { traced } from '../../shared/tracing/span'
import { touchedAccess, writeAccessChanges } from '../access-feed/note-change'
import { announce } from '../nudge/announce'
import { type Touched } from './notes'
import { lockLog, reconcile } from './reconcile'
import { takeRefusal } from './refusals/refuse-at-commit'
import { refuseIncomplete } from './refusals/refuse-incomplete'
import { refuseLast } from './refusals/refuse-last'
import { refusePromised } from './refusals/refuse-promised'
import { touchedContent } from './touched'
import { findOpen, type Open, type Transaction } from './transaction'
import { UnconfirmedCommit } from './unconfirmed-commit'

type Adapter = {
  payload: Payload
  commitTransaction: (this: Adapter, id: number | string | Promise<number | string>) => Promise<void>
  rollbackTransaction: (this: Adapter, id: number | string | Promise<number | string>) => Promise<void>
}

/**
 * Writes the publication log, and what the account service reads, in the transaction that made the changes, just before
 * its COMMIT: one short lock and one write a transaction, bulk changes too. If they cannot be written, nothing else is.
 */
export function withPublicationLog<T extends DatabaseAdapterObj>(adapterObject: T): T {
  const init = adapterObject.init
  const wrapped: DatabaseAdapterObj['init'] = (args) => {
    const adapter = init(args)
    const { commitTransaction: commit, rollbackTransaction: rollback } = adapter as unknown as Adapter
    const own: Pick<Adapter, 'commitTransaction' | 'rollbackTransaction'> = {
      async commitTransaction(incoming) {
        const id = String(await incoming)
        const refusal = takeRefusal(id)
        if (refusal !== undefined) throw refusal
        const open = await findOpen({ payload: this.payload, transactionID: id })
        await writeAccess(open, touchedAccess.take(id))
        const last = await writeLog(open, touchedContent.take(id))
        const outcome = open && watchCommit(open.tx)
        await commit.call(this, id)
        outcome?.()
        if (last !== undefined) log.info(`Committed row ${last} of the publication log`)
      },
      async rollbackTransaction(incoming) {
        const id = String(await incoming)
        takeRefusal(id)
        touchedContent.take(id)
        touchedAccess.take(id)
        return rollback.call(this, id)
      },
    }
    return Object.assign(adapter, own)
  }
  return { ...adapterObject, init: wrapped }
}

const ended = () => new Error('The transaction ended before it was written down what it changed.')

async function writeAccess(open: Open | undefined, touched: Touched | undefined): Promise<void> {
  if (!touched) return
  if (!open) throw ended()
  await writeAccessChanges(open.tx, touched)
}

async function writeLog(open: Open | undefined, touched: Touched | undefined): Promise<number | undefined> {
  if (!touched) return undefined
  if (!open) throw ended()
  await refuseIncomplete(open, touched)
  return traced({ name: 'append to the publication log' }, () => publishTouched(open, touched))
}

/** The end of a transaction that changed content: appends its rows, and gives the newest. What follows waits for the COMMIT. */
export async function publishTouched(open: Open, touched: Touched): Promise<number | undefined> {
  await lockLog(open.tx)
  const written = await reconcile(open, touched)
  await refusePromised(open, touched)
  await refuseLast(open, written)
  if (written.length === 0) return undefined
  const last = Math.max(...written.map(({ seq }) => seq))
  await announce(open.tx, last)
  return last
}

/**
 * Payload swallows a COMMIT that fails, because the database was killed or had given the transaction up already, and
 * tells the editor that all is well. Answers a check, for afterwards, that throws unless it really committed.
 */
function watchCommit(tx: Transaction): () => void {
  const execute = tx.execute.bind(tx)
  const done: { command?: string | undefined; error?: unknown } = {}
  tx.execute = async (query) => {
    try {
      const result = await execute(query)
      done.command ??= result.command
      return result
    } catch (error) {
      done.error ??= error
      throw error
    }
  }
  return () => {
    if (done.command === 'COMMIT' && done.error === undefined) return
    throw new UnconfirmedCommit(done.error)
  }
}

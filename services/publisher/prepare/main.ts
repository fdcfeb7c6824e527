import { setPriority } from 'node:os'
import { readServerEnv } from '../../../src/config/env-server'
import { log, messageOf } from '../../shared/log'
import { runService } from '../../supervisor/run-service'
import { openOwn } from '../own'
import { preparePages } from './prepare-pages'
import { type PreparedNews, ToldAsMade } from './prepared'

const niceness = 5

// Readers, and the publisher at work, go first; on a machine that is never idle it still has a share.
setPriority(niceness)

void runService('publisher', async () => {
  const own = await openOwn(readServerEnv())
  const ending = new AbortController()
  const prepared = new ToldAsMade((news: PreparedNews) => process.connected && process.send?.(news))
  const working = preparePages(own, prepared, ending.signal)
    .catch((error: unknown) => {
      if (!ending.signal.aborted) log.warn(`Not all pages were prepared: ${messageOf(error)}`)
    })
    .then(() => prepared.end())
  return async () => {
    ending.abort()
    await working
    await own.store.close()
  }
})

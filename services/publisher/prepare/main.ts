import { setPriority } from 'node:os'
import { readServerEnv } from '../../../src/config/env-server'
import { log, messageOf } from '../../shared/log'
import { runService } from '../../supervisor/run-service'
import { openOwn } from '../own'
import { preparePages } from './prepare-pages'

const niceness = 5

// Readers, and the publisher at work, go first; on a machine that is never idle it still has a share.
setPriority(niceness)

void runService('publisher', async () => {
  const own = await openOwn(readServerEnv())
  const ending = new AbortController()
  preparePages(own, ending.signal).then(
    (prepared) => process.send?.(prepared),
    (error: unknown) => {
      if (!ending.signal.aborted) log.warn(`Pages were not prepared: ${messageOf(error)}`)
      process.disconnect()
    },
  )
  return async () => {
    ending.abort()
    await own.store.close()
  }
})

import { join } from 'node:path'
import { portOf } from '../../src/config/addresses'
import { readServerEnv } from '../../src/config/env-server'
import { listen } from '../http/listen'
import { stopServer } from '../http/stop-server'
import { log } from '../shared/log'
import { ensureSecrets } from '../shared/secrets/secrets'
import { runService } from '../supervisor/run-service'
import { createSearch } from './create-search'
import { openStore } from './store/store'

// Requests in hand may finish.
const patienceMs = 1000

void runService('search', async () => {
  const { PORT_BASE, DATA_DIR, LISTEN_HOST } = readServerEnv()
  const secrets = ensureSecrets(DATA_DIR)
  const report = log.error
  const store = await openStore(join(DATA_DIR, 'search'), (error) => {
    // Without the thread that builds, nothing would ever be published again: the supervisor starts both again.
    report('The index cannot be built', error)
    process.exit(1)
  })
  const server = createSearch({
    store,
    credentials: {
      applicationId: secrets.SEARCH_APP_ID,
      adminKey: secrets.SEARCH_ADMIN_KEY,
      searchKey: secrets.SEARCH_KEY,
      subscribersKey: secrets.SEARCH_SUBSCRIBERS_KEY,
    },
    report,
  })
  await listen(server, portOf('search', PORT_BASE), LISTEN_HOST)
  return async () => {
    await stopServer(server, [], patienceMs)
    await store.close()
  }
})

import { readServerEnv } from '../../src/config/env-server'
import { runService } from '../supervisor/run-service'
import { startCluster } from './cluster'
import { embeddedIn } from './embedded'

void runService('postgres', async () => {
  const server = await startCluster(embeddedIn(readServerEnv()))
  // Exit with the server, so that the supervisor sees it go and starts it again.
  void server.exited.then((code) => process.exit(code ?? 1))
  return server.stop
})

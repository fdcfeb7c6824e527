import { portOf } from '../../src/config/addresses'
import { readServerEnv } from '../../src/config/env-server'
import { listen } from '../http/listen'
import { openStore } from '../releases/store/open-store'
import { mediaUrlOf } from '../shared/origins'
import { runService } from '../supervisor/run-service'
import { createEdge } from './create-edge'
import { environment } from './environment'

void runService('edge', async () => {
  const env = readServerEnv()
  const { DEPLOYMENT, HSTS, PORT_BASE, BIND_HOST, DATABASE_URL, SERVICES, SERVICE_URLS, TRUSTED_PROXIES } = env
  const store = await openStore(env)
  const { server, close } = createEdge({
    names: SERVICES,
    portBase: PORT_BASE,
    databaseUrl: DATABASE_URL,
    store,
    urls: SERVICE_URLS,
    hsts: DEPLOYMENT === 'production' ? HSTS : 'off',
    trustedProxies: TRUSTED_PROXIES,
    mediaUrl: mediaUrlOf(env),
    operatorKey: environment.operatorKey(),
  })
  await listen(server, portOf('edge', PORT_BASE), BIND_HOST)
  return async () => {
    await close()
    await store.close()
  }
})

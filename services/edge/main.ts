import { portOf } from '../../src/config/addresses'
import { readServerEnv } from '../../src/config/env-server'
import { runService } from '../supervisor/run-service'
import { createEdge } from './create-edge'
import { listen } from './listen'

void runService(async () => {
  const { PORT_BASE, BIND_HOST, DATABASE_URL, SERVICES } = readServerEnv()
  const { server, close } = createEdge({ names: SERVICES, portBase: PORT_BASE, databaseUrl: DATABASE_URL })
  await listen(server, portOf('edge', PORT_BASE), BIND_HOST)
  return close
})

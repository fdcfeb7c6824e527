import { once } from 'node:events'
import { portOf } from '../../src/config/addresses'
import { readServerEnv } from '../../src/config/env-server'
import { runService } from '../supervisor/run-service'
import { createEdge } from './create-edge'

void runService(async () => {
  const { PORT_BASE, BIND_HOST, DATABASE_URL, SERVICES } = readServerEnv()
  const { server, close } = createEdge({ names: SERVICES, portBase: PORT_BASE, databaseUrl: DATABASE_URL })
  server.listen(portOf('edge', PORT_BASE), BIND_HOST)
  await once(server, 'listening')
  return close
})

import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { addresses } from '../../src/config/addresses'

// Below those that the system gives away for connections, which may be taken at any moment: from 32 768 on Linux.
const lowest = 20_000
const span = 12_000

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => server.close(() => resolve(true)))
  })

/**
 * A PORT_BASE of which every service's port is free, so that tests run beside a running installation. By chance, because
 * files that run at the same time would find the same one free: nobody listens there until something has started.
 */
export async function findPortBase(): Promise<number> {
  for (;;) {
    const base = lowest + randomInt(span)
    const free = await Promise.all(Object.values(addresses).map(({ offset }) => isFree(base + offset)))
    if (free.every(Boolean)) return base
  }
}

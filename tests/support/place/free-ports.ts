import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { addresses, isUsableBase } from '../../../src/config/addresses'
import { childEnv } from '../../../src/config/env-server'

// Below those that a system gives away for connections, which may be taken at any moment: from 32,768 on Linux, from
// 16,000 in some sandboxes.
const lowest = 10_000
const lanes = 25

const offsets = Object.values(addresses).map(({ offset }) => offset)
const farthest = Math.max(...offsets)
/** So many ports follow a base; only the database's lies farther off. */
const stride = 8
const basesPerLane = Math.floor(farthest / stride)
/** Bases in the first half, the databases that belong to them in the second. */
const laneWidth = 2 * farthest

/** Files that run at the same time would find the same ports free, as nobody listens there yet: each worker has its own. */
const lane = Number(childEnv({}).JEST_WORKER_ID ?? 0) % lanes
let turn = randomInt(basesPerLane)

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => server.close(() => resolve(true)))
  })

/** A PORT_BASE of which every service's port is free, so that tests run beside a running installation; another each time. */
export async function findPortBase(): Promise<number> {
  for (;;) {
    turn = (turn + 1) % basesPerLane
    const base = lowest + lane * laneWidth + turn * stride
    if (!isUsableBase(base)) continue
    const free = await Promise.all(offsets.map((offset) => isFree(base + offset)))
    if (free.every(Boolean)) return base
  }
}

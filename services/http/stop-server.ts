import { once } from 'node:events'
import { type Server } from 'node:http'
import { type Socket } from 'node:net'

const sweepMs = 50

/** Takes no more requests, lets those in hand finish for a while, then closes every connection. */
export async function stopServer(server: Server, upgraded: Iterable<Socket>, patienceMs: number): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  for (const socket of upgraded) socket.destroySoon()
  // A connection that is busy now is kept open when it falls idle; nobody else would close it.
  const sweep = setInterval(() => {
    server.closeIdleConnections()
  }, sweepMs)
  const cut = setTimeout(() => {
    for (const socket of upgraded) socket.destroy()
    server.closeAllConnections()
  }, patienceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}

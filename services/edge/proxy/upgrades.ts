import { type IncomingMessage, type Server } from 'node:http'
import { Socket } from 'node:net'
import { type Duplex } from 'node:stream'

type TakeOver = (request: IncomingMessage, upgrade: { socket: Socket; head: Buffer }) => void

/** Follows connections that left HTTP behind: the server no longer counts them among its own. */
export function followUpgrades(server: Server, takeOver: TakeOver): ReadonlySet<Socket> {
  const upgraded = new Set<Socket>()
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node has taken its own listener off; an error that nobody hears would end the process.
    socket.on('error', () => socket.destroy())
    if (!(socket instanceof Socket)) {
      socket.destroy()
      return
    }
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
    takeOver(request, { socket, head })
  })
  return upgraded
}

export const isWebsocket = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket'

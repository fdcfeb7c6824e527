import { type IncomingMessage } from 'node:http'
import { type Socket } from 'node:net'
import { type Upgrade } from '../../http/open-server'

type TakeOver = (request: IncomingMessage, upgrade: Upgrade) => void

/** Follows connections that left HTTP behind: the server no longer counts them among its own. */
export function followUpgrades(takeOver: TakeOver): { upgraded: ReadonlySet<Socket>; take: TakeOver } {
  const upgraded = new Set<Socket>()
  const take: TakeOver = (request, upgrade) => {
    const { socket } = upgrade
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
    takeOver(request, upgrade)
  }
  return { upgraded, take }
}

export const isWebsocket = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket'

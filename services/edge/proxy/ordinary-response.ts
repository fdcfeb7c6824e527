import { type IncomingMessage, ServerResponse } from 'node:http'
import { type Socket } from 'node:net'

/**
 * A request that asks for another protocol leaves the server's hands. Where that protocol is not to be had, the request is
 * answered like any other (RFC 9110, 7.8): some clients offer HTTP/2 with every first request.
 */
export function toOrdinaryResponse(request: IncomingMessage, socket: Socket): ServerResponse | undefined {
  const response = new ServerResponse(request)
  response.shouldKeepAlive = false
  try {
    response.assignSocket(socket)
  } catch {
    socket.destroy() // it still carries the answer to an earlier request
    return undefined
  }
  socket.on('drain', () => response.emit('drain'))
  response.once('finish', () => {
    response.detachSocket(socket)
    socket.destroySoon()
  })
  return response
}

import { type IncomingMessage, type ServerResponse } from 'node:http'
import { type Duplex } from 'node:stream'

export type Exchange = { request: IncomingMessage; response: ServerResponse }

/** Which answers each connection still waits for: a client may send its next requests before it has the first answer. */
export class AnswersOwed {
  private readonly bySocket = new WeakMap<Duplex, Set<Exchange>>()

  add(exchange: Exchange): void {
    const { socket } = exchange.request
    const owed = this.bySocket.get(socket) ?? new Set()
    this.bySocket.set(socket, owed.add(exchange))
    exchange.response.once('close', () => owed.delete(exchange))
  }

  on(socket: Duplex): readonly Exchange[] {
    return [...(this.bySocket.get(socket) ?? [])]
  }
}

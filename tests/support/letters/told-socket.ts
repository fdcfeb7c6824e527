type Message = { id?: string; type: string; payload?: { operationName?: string; variables?: Record<string, unknown> } }

const openState = 1
const closedState = 3

/** Stands for the network of sockets: takes what a page follows, and tells it what a test says. */
export class ToldSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = openState
  static readonly CLOSING = 2
  static readonly CLOSED = closedState
  static readonly all: ToldSocket[] = []

  readyState = openState
  onopen: (() => void) | undefined
  onmessage: ((event: { data: string }) => void) | undefined
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | undefined
  readonly followed = new Map<string, Message>()

  constructor() {
    ToldSocket.all.push(this)
    queueMicrotask(() => this.onopen?.())
  }

  send(text: string): void {
    const message = JSON.parse(text) as Message
    if (message.type === 'connection_init') this.answer({ type: 'connection_ack' })
    if (message.type === 'subscribe') this.followed.set(message.id ?? '', message)
    if (message.type === 'complete') this.followed.delete(message.id ?? '')
  }

  close(code = 1000, reason = ''): void {
    this.readyState = closedState
    this.followed.clear()
    queueMicrotask(() => this.onclose?.({ code, reason, wasClean: true }))
  }

  answer(message: object): void {
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(message) }))
  }
}

export function openSockets(): void {
  ToldSocket.all.length = 0
  globalThis.WebSocket = ToldSocket as never
}

/** What pages follow under a name now, with what they said of it. */
export const followedAs = (name: string) =>
  ToldSocket.all.flatMap((socket) =>
    [...socket.followed.values()].flatMap(({ id, payload }) =>
      payload?.operationName === name ? [{ socket, id, variables: payload.variables }] : [],
    ),
  )

export const tell = (name: string, data: object): void =>
  followedAs(name).forEach(({ socket, id }) => socket.answer({ id, type: 'next', payload: { data } }))

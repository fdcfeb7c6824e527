import { connect } from 'node:net'

export type Reply = { status: number; head: string; body: Buffer }
export type Connection = { ask: (path: string, headers?: string) => Promise<Reply>; close: () => void }

const headEnd = '\r\n\r\n'
const chunkedEnd = Buffer.from('0\r\n\r\n')

/** One connection that asks one thing after another, with as little work as possible on this side. */
export function openConnection(port: number): Connection {
  const socket = connect(port, '127.0.0.1')
  let received = Buffer.alloc(0)
  let waiting: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | undefined
  const fail = (why: string) => {
    waiting?.reject(new Error(why))
    waiting = undefined
  }
  socket.setNoDelay(true)
  socket.on('error', ({ message }) => fail(message))
  socket.on('close', () => fail('the connection was closed'))
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const reply = findReply(received)
    if (!reply) return
    received = Buffer.alloc(0)
    const { resolve } = waiting ?? {}
    waiting = undefined
    resolve?.(reply)
  })
  return {
    ask: (path, headers = '') =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${headers}\r\n`)
      }),
    close: () => socket.destroy(),
  }
}

function findReply(bytes: Buffer): Reply | undefined {
  const end = bytes.indexOf(headEnd)
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  const body = bytes.subarray(end + headEnd.length)
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  const isWhole = length === undefined ? hasEnded(head, body) : body.length >= Number(length)
  return isWhole ? { status: Number(head.slice(9, 12)), head, body } : undefined
}

const hasEnded = (head: string, body: Buffer): boolean =>
  !/^transfer-encoding: chunked/im.test(head) || body.subarray(-chunkedEnd.length).equals(chunkedEnd)

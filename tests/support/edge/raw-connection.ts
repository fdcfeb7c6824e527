import { connect } from 'node:net'

export type RawAnswer = { status: number; head: string; body: string }

const headEnd = '\r\n\r\n'

/** All the answers in what a connection has received, and the bytes after the last whole one. */
export function readAnswers(text: string): { answers: RawAnswer[]; rest: string } {
  const answers: RawAnswer[] = []
  let rest = text
  for (;;) {
    const end = rest.indexOf(headEnd)
    if (end < 0) return { answers, rest }
    const head = rest.slice(0, end)
    const found = readBody(head, rest.slice(end + headEnd.length))
    if (!found) return { answers, rest }
    answers.push({ status: Number(head.slice(9, 12)), head, body: found.body })
    rest = found.rest
  }
}

function readBody(head: string, bytes: string): { body: string; rest: string } | undefined {
  if (/^HTTP\/1\.1 (1\d\d|204|304)/.test(head)) return { body: '', rest: bytes }
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  if (length !== undefined) {
    const size = Number(length)
    return bytes.length < size ? undefined : { body: bytes.slice(0, size), rest: bytes.slice(size) }
  }
  const end = bytes.indexOf('0\r\n\r\n')
  return end < 0 ? undefined : { body: bytes.slice(0, end), rest: bytes.slice(end + 5) }
}

/** Sends bytes as they are, and gives what came within the time, or until the other side closed. */
export function exchangeRaw(port: number, text: string, waitMs = 400): Promise<string> {
  return new Promise((resolve) => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(text, 'latin1')))
    const timer = setTimeout(() => socket.destroy(), waitMs)
    socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(heard)
    })
  })
}

import { once } from 'node:events'
import { type Server as HttpServer } from 'node:http'
import { connect, type Server } from 'node:net'

export async function listen<Any extends Server>(server: Any, port: number): Promise<Any> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

export async function closeAll(server: HttpServer): Promise<void> {
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}

/** Sends bytes as they are, and gives all that comes until the other side closes: fetch would tidy both. */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}

import { once } from 'node:events'
import { type Server } from 'node:http'

/** A person reads this: the one line says it all, and a stack would hide it. */
class PortProblem extends Error {
  override stack = this.message
}

export async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'EADDRINUSE') throw new PortProblem(`Port ${port} is taken. Set PORT_BASE to move every port.`)
    if (code === 'EACCES') throw new PortProblem(`Port ${port} may not be used by this user.`)
    if (code === 'EADDRNOTAVAIL') throw new PortProblem(`BIND_HOST ${host} is no address of this machine.`)
    throw error
  }
}

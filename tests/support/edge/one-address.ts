import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** One address before several services, as a balancer is: each connection goes to the next of those that are up. */
export async function openOneAddress(origins: readonly string[]) {
  const portOf = (origin: string) => Number(new URL(origin).port)
  const ports = origins.map(portOf)
  const down = new Set<number>()
  const open = new Map<Socket, number>()
  const behinds = new Set<Socket>()
  let turn = 0
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    const up = ports.map((_, which) => which).filter((which) => !down.has(which))
    const which = up[turn++ % up.length]
    const port = which === undefined ? undefined : ports[which]
    if (which === undefined || port === undefined) return void socket.destroy()
    const behind = connect(port, '127.0.0.1')
    behinds.add(behind)
    behind
      .on('error', () => socket.destroy())
      .on('close', () => {
        behinds.delete(behind)
        socket.destroy()
      })
    socket.on('close', () => {
      open.delete(socket)
      behind.destroy()
    })
    open.set(socket, which)
    return void socket.pipe(behind).pipe(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = (isCut: (which: number) => boolean) => {
    for (const [socket, which] of open) if (isCut(which)) socket.destroy()
  }
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** A page that is connected to one that goes down is cut off, and comes to another. */
    setDown: (which: number, isDown: boolean) => {
      if (isDown) down.add(which)
      else down.delete(which)
      if (isDown) cut((one) => one === which)
    },
    cutAll: () => cut(() => true),
    /** The lines that are open carry nothing any more, and nobody hears of it: a computer slept, or went to another network. */
    silenceAll: () => {
      for (const socket of open.keys()) socket.unpipe().pause()
      for (const behind of behinds) behind.unpipe().pause()
    },
    /** A service that was started again is found where it is now. */
    move: (which: number, origin: string) => void (ports[which] = portOf(origin)),
    close: async () => {
      cut(() => true)
      server.close()
      await once(server, 'close')
    },
  }
}

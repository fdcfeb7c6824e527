import { connect } from 'node:net'
import { type ServiceName } from '../../src/config/addresses'

export type OriginsOf = (service: ServiceName) => readonly string[]

/** The addresses of each service, in turn. One that refused is passed over for a while. */
export type Replicas = {
  next: (service: ServiceName) => string
  /** For what cannot be asked twice: the next that takes a connection at this moment. */
  nextOpen: (service: ServiceName) => Promise<string>
  areSeveral: (service: ServiceName) => boolean
  passOver: (origin: string) => void
}

const passedOverMs = 2000
const connectMs = 1000

export function openReplicas(originsOf: OriginsOf): Replicas {
  const turns = new Map<ServiceName, number>()
  const refusedAt = new Map<string, number>()
  const isPassedOver = (origin: string) => performance.now() - (refusedAt.get(origin) ?? -Infinity) < passedOverMs

  const inTurn = (service: ServiceName): readonly string[] => {
    const origins = originsOf(service)
    const turn = turns.get(service) ?? 0
    turns.set(service, (turn + 1) % origins.length)
    return [...origins.slice(turn), ...origins.slice(0, turn)]
  }
  const passOver = (origin: string) => void refusedAt.set(origin, performance.now())
  const next = (service: ServiceName): string => {
    const origins = inTurn(service)
    // Where all have refused, the one whose turn it is says what is wrong.
    return origins.find((origin) => !isPassedOver(origin)) ?? firstOf(origins)
  }
  const nextOpen = async (service: ServiceName): Promise<string> => {
    const origins = inTurn(service)
    // Where there is no other, the request itself shows whether it answers.
    if (origins.length === 1) return firstOf(origins)
    const [waiting, likely] = [origins.filter(isPassedOver), origins.filter((origin) => !isPassedOver(origin))]
    for (const origin of [...likely, ...waiting]) {
      if (await takesConnections(origin)) return origin
      passOver(origin)
    }
    return firstOf(origins)
  }
  return { next, nextOpen, areSeveral: (service) => originsOf(service).length > 1, passOver }
}

function firstOf([first]: readonly string[]): string {
  if (first === undefined) throw new Error('A service has no address.')
  return first
}

function takesConnections(origin: string): Promise<boolean> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 80), timeout: connectMs })
    const settle = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => settle(true))
    socket.once('error', () => settle(false))
    socket.once('timeout', () => settle(false))
  })
}

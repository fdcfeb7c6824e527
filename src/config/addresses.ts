import { isBelow, servicePaths } from './service-paths'

/**
 * Where each service listens, counted from PORT_BASE, which paths of the one public origin belong to it, and below which
 * of them it speaks websocket.
 */
export const addresses = {
  edge: { offset: 0, title: 'Website', paths: servicePaths.edge },
  cms: { offset: 1, title: 'Content management', paths: servicePaths.cms },
  account: {
    offset: 2,
    title: 'Client accounts',
    paths: servicePaths.account,
    websockets: ['/graphql'],
  },
  identity: { offset: 3, title: 'Sign-in provider', paths: servicePaths.identity },
  search: { offset: 4, title: 'Search', paths: servicePaths.search },
  publisher: { offset: 5, title: 'Publishing', paths: servicePaths.publisher },
  // Gatsby's own server knows no other sign of health than what it has compiled.
  develop: {
    offset: 6,
    title: 'Development server',
    paths: servicePaths.develop,
    health: '/commons.js',
    websockets: ['/socket.io'],
  },
  postgres: { offset: 432, title: 'Database', paths: servicePaths.postgres },
} as const satisfies Record<keyof typeof servicePaths, Address>

type Address = {
  offset: number
  title: string
  paths: readonly string[]
  health?: string
  websockets?: readonly string[]
}

export type ServiceName = keyof typeof addresses

/** Those of which several at once answer as one would: they keep nothing themselves, or pass on to the one at work. */
export const replicable = ['cms', 'account', 'publisher'] as const satisfies readonly ServiceName[]

/** Where services answer that are not on this machine, or not on the port that is theirs here. */
export type ServiceUrls = Partial<Record<ServiceName, readonly string[]>>

/** Where a service is asked: on this machine, unless it is known to be elsewhere. */
export const originsAt = (service: ServiceName, portBase: number, urls: ServiceUrls = {}): readonly string[] =>
  urls[service] ?? [`http://127.0.0.1:${portOf(service, portBase)}`]

/** One of them, for who needs no other. */
export const originAt = (service: ServiceName, portBase: number, urls: ServiceUrls = {}): string =>
  urls[service]?.[0] ?? `http://127.0.0.1:${portOf(service, portBase)}`

export const portOf = (service: ServiceName, portBase: number): number => portBase + addresses[service].offset

/** Who listens everywhere is asked on this machine's own address. */
export const askedHostOf = (listenHost: string): string =>
  ['0.0.0.0', '::'].includes(listenHost) ? '127.0.0.1' : listenHost

/** Ports that browsers, and `fetch` of Node.js, never ask, because other protocols live there. */
const unsafePorts = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])

/** Whether somebody could open every service. */
export const isUsableBase = (portBase: number): boolean =>
  Object.values(addresses).every(({ offset }) => !unsafePorts.has(portBase + offset))

/** Where a service says that it is well. */
export const healthOf = (service: ServiceName): string =>
  service === 'develop' ? addresses.develop.health : '/healthz'

/** Whether a service speaks websocket at a path. Others would leave such a request without an answer. */
export function speaksWebsocket(service: ServiceName, path: string): boolean {
  const { websockets = [] }: Address = addresses[service]
  return websockets.some((prefix) => isBelow(prefix, path))
}

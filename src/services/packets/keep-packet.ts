import { packetKeys } from '../../config/stored-keys'
import { cacheOf, needsHeader, untilHeader } from './forget-packets'

export const keptForMs = packetKeys.packets.lifetime.days * 86_400_000

type Policy = { createScriptURL: (address: string) => string }
type Policies = { createPolicy: (name: string, rules: Policy) => Policy }

let policy: Policy | undefined

/** The one address of a script that this page may turn into a worker. */
function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  policy ??= trustedTypes?.createPolicy('packet', { createScriptURL: () => packetKeys['packet-worker'].name })
  return policy?.createScriptURL('') ?? packetKeys['packet-worker'].name
}

export const canKeep = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator

/** Until when the page at an address is kept here for somebody, if it is. */
export async function findKept(sub: string, address: string): Promise<Date | undefined> {
  if (!(await caches.has(cacheOf(sub)))) return undefined
  const packet = await (await caches.open(cacheOf(sub))).match(address)
  const until = new Date(packet?.headers.get(untilHeader) ?? '')
  return until.getTime() > Date.now() ? until : undefined
}

export type Packet = { sub: string; address: string; html: string; services: readonly string[] }

/** A page that is complete in itself: nothing runs in it, and it asks for nothing. */
const policyOf = ["default-src 'none'", "style-src 'unsafe-inline'", 'img-src data:', "base-uri 'none'"].join('; ')

/** Keeps a page on this device, and has the worker that opens it without a network. */
export async function keepPacket({ sub, address, html, services }: Packet): Promise<Date> {
  const until = new Date(Date.now() + keptForMs)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyOf,
    'referrer-policy': 'no-referrer',
    [untilHeader]: until.toISOString(),
    [needsHeader]: new URLSearchParams(services.map((service) => ['service', service])).toString(),
  }
  await navigator.serviceWorker.register(workerAddress(), { updateViaCache: 'none' })
  const cache = await caches.open(cacheOf(sub))
  await cache.put(address, new Response(html, { headers }))
  return until
}

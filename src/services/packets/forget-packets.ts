import { can } from '../../access/can'
import { type Permissions } from '../../access/permissions'
import { packetKeys } from '../../config/stored-keys'

const prefix = packetKeys.packets.name.replace('*', '')

export const cacheOf = (sub: string): string => prefix + sub
export const untilHeader = 'x-packet-until'
/** The services of the navigator whose answers a packet holds. */
export const needsHeader = 'x-packet-needs'

const isThere = (): boolean => 'caches' in globalThis

const findNames = async (): Promise<string[]> =>
  isThere() ? (await caches.keys()).filter((name) => name.startsWith(prefix)) : []

/** Where nothing is kept there is no worker either. */
async function dismissWorker(): Promise<void> {
  if ((await findNames()).length > 0 || !('serviceWorker' in navigator)) return
  for (const worker of await navigator.serviceWorker.getRegistrations()) {
    const { scriptURL } = worker.active ?? worker.waiting ?? worker.installing ?? { scriptURL: '' }
    if (scriptURL.endsWith(packetKeys['packet-worker'].name)) await worker.unregister()
  }
}

/** Nothing that was kept here for reading without a network is here any more. */
export async function forgetPackets(): Promise<void> {
  const names = await findNames()
  await Promise.all(names.map((name) => caches.delete(name)))
  if (names.length > 0) await dismissWorker()
}

export async function forgetPacket(sub: string, address: string): Promise<void> {
  const cache = await caches.open(cacheOf(sub))
  await cache.delete(address)
  await forgetEmpty(cache, sub)
}

async function forgetEmpty(cache: Cache, sub: string): Promise<void> {
  if ((await cache.keys()).length > 0) return
  await caches.delete(cacheOf(sub))
  await dismissWorker()
}

/** What somebody else kept goes, and of their own what is over or may not be read any more. */
export async function forgetEnded(sub: string, permissions: Permissions, now = Date.now()): Promise<void> {
  const names = await findNames()
  await Promise.all(names.filter((name) => name !== cacheOf(sub)).map((name) => caches.delete(name)))
  if (!names.includes(cacheOf(sub))) return
  const cache = await caches.open(cacheOf(sub))
  for (const request of await cache.keys()) {
    const packet = await cache.match(request)
    if (!packet || !isGood(packet, permissions, now)) await cache.delete(request)
  }
  await forgetEmpty(cache, sub)
}

function isGood({ headers }: Response, permissions: Permissions, now: number): boolean {
  const needs = new URLSearchParams(headers.get(needsHeader) ?? '').getAll('service')
  const mayRead = needs.every((service) => can({ permissions }, 'read', { kind: 'navigator', service }).allow)
  return now < Date.parse(headers.get(untilHeader) ?? '') && mayRead
}

// Opens what somebody keeps on this device for reading without a network. It is installed for those alone who keep something
// (src/services/packets), asks the network first, and touches nothing but pages.
const prefix = 'packet:'
const isOver = (packet) => !(Date.now() < Date.parse(packet.headers.get('x-packet-until')))

async function findPacket(address) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix)) continue
    const cache = await caches.open(name)
    for (const request of await cache.keys()) if (isOver(await cache.match(request))) await cache.delete(request)
    const found = (await cache.match(address)) ?? (await cache.match(address, { ignoreSearch: true }))
    if (found) return found
  }
  return undefined
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode !== 'navigate' || request.method !== 'GET') return
  const answer = async () => {
    try {
      return await fetch(request)
    } catch (problem) {
      const packet = await findPacket(request.url)
      if (packet) return packet
      throw problem
    }
  }
  event.respondWith(answer())
})

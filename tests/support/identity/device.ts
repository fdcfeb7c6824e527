type Kept = Map<string, Response>

/** Stands for the browser's store of answers and its workers, which these tests' browser has not. */
export function openDevice() {
  const stores = new Map<string, Kept>()
  const registered: string[] = []
  const open = (name: string) => {
    const kept = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, kept)
    const addressOf = (asked: string | { url: string }) => (typeof asked === 'string' ? asked : asked.url)
    return Promise.resolve({
      keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
      match: (asked: string | { url: string }) => Promise.resolve(kept.get(addressOf(asked))),
      put: (address: string, answer: Response) => Promise.resolve(void kept.set(address, answer)),
      delete: (asked: string | { url: string }) => Promise.resolve(kept.delete(addressOf(asked))),
    })
  }
  const caches = {
    open,
    keys: () => Promise.resolve([...stores.keys()]),
    has: (name: string) => Promise.resolve(stores.has(name)),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  }
  const serviceWorker = {
    register: (address: string) => Promise.resolve(void registered.push(address)),
    getRegistrations: () =>
      Promise.resolve(
        registered.map((address) => ({
          active: { scriptURL: `https://www.example.com${address}` },
          unregister: () => Promise.resolve(registered.splice(registered.indexOf(address), 1).length > 0),
        })),
      ),
  }
  Object.assign(globalThis, { caches })
  Object.defineProperty(globalThis, 'navigator', { value: { serviceWorker }, configurable: true })
  return {
    registered,
    /** Whose packets there are, under which addresses. */
    kept: () => [...stores].map(([name, kept]) => [name, [...kept.keys()]]),
    read: (name: string, address: string) => stores.get(name)?.get(address),
  }
}

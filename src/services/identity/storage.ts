/** What of the browser's storage is used; a page without storage gets one that forgets. */
export type KeyValueStore = {
  get: (key: string) => string | null
  set: (key: string, value: string) => void
  remove: (key: string) => void
  keys: () => string[]
}

export function keepInMemory(): KeyValueStore {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  }
}

/** Private windows and strict settings refuse storage by throwing, some only when it is written to. */
export function openStorage(find: () => Storage): KeyValueStore {
  try {
    const storage = find()
    const probe = 'storage-works'
    storage.setItem(probe, probe)
    storage.removeItem(probe)
    return {
      get: (key) => storage.getItem(key),
      set: (key, value) => storage.setItem(key, value),
      remove: (key) => storage.removeItem(key),
      keys: () => Object.keys(storage),
    }
  } catch {
    return keepInMemory()
  }
}

export const parseJson = (text: string | null): unknown => {
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown)
  } catch {
    return undefined
  }
}

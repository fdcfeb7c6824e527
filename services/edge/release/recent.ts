type Kept<Value> = { value: Promise<Value | undefined>; bytes: number }

/** Remembers what was read last, up to a number of bytes; what is being read is not read again beside it. */
export function keepRecent<Value extends { length: number }>(budgetBytes: number) {
  const kept = new Map<string, Kept<Value>>()
  let bytes = 0

  const forget = (key: string) => {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  const weigh = (key: string, { length }: Value) => {
    const found = kept.get(key)
    if (!found) return
    found.bytes = length
    bytes += length
    for (const oldest of kept.keys()) {
      if (bytes <= budgetBytes) return
      forget(oldest)
    }
  }
  return (key: string, read: () => Promise<Value | undefined>): Promise<Value | undefined> => {
    const found = kept.get(key) ?? { value: read(), bytes: 0 }
    const isNew = !kept.delete(key)
    kept.set(key, found)
    if (isNew) {
      const settle = (value?: Value) => (value ? weigh(key, value) : forget(key))
      found.value.then(settle, () => forget(key))
    }
    return found.value
  }
}

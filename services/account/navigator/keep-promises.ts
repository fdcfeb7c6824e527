/** Does each piece of work once, and keeps what came of it for the names that were asked for last. What failed is tried again. */
export function keepPromises<Result>(most: number) {
  const known = new Map<string, Promise<Result>>()
  return (name: string, work: () => Promise<Result>): Promise<Result> => {
    const begun = known.get(name) ?? work()
    known.delete(name)
    known.set(name, begun)
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    begun.catch(() => {
      if (known.get(name) === begun) known.delete(name)
    })
    return begun
  }
}

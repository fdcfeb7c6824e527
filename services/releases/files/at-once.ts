/** Works through a list, so many at a time. */
export async function atOnce<Item>(limit: number, items: Iterable<Item>, work: (item: Item) => Promise<void>) {
  const waiting = items[Symbol.iterator]()
  const worker = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: limit }, worker))
}

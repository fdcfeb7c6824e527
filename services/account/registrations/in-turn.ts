/** Runs what has one key one after the other. Anyone who waits for a lock that is held anyway holds no connection meanwhile. */
export function openTurns() {
  const last = new Map<number, Promise<unknown>>()
  return <Result>(key: number, work: () => Promise<Result>): Promise<Result> => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work)
    last.set(key, turn)
    const forget = () => {
      if (last.get(key) === turn) last.delete(key)
    }
    void turn.then(forget, forget)
    return turn
  }
}

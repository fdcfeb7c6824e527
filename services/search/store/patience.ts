type Patience = { quietMs: number; mostMs: number }

/** Acts once nothing has happened for a while, but not later than `mostMs` after it was first asked. */
export function createPatience({ quietMs, mostMs }: Patience, act: () => void): () => void {
  let firstAsked: number | undefined
  let timer: NodeJS.Timeout | undefined

  return () => {
    firstAsked ??= Date.now()
    clearTimeout(timer)
    const left = Math.max(0, Math.min(quietMs, firstAsked + mostMs - Date.now()))
    timer = setTimeout(() => {
      firstAsked = undefined
      act()
    }, left)
  }
}

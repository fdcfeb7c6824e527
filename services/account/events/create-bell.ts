/** Rings once at the beginning; what rings while nobody waits wakes the next one who does. */
export function createBell() {
  let isRung = true
  let hear: () => void = () => undefined
  const ring = () => {
    isRung = true
    hear()
  }
  const untilRung = async (longestMs: number) => {
    if (!isRung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, longestMs)
        hear = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    // Before it is read: what is committed meanwhile rings once more.
    isRung = false
  }
  return { ring, untilRung }
}

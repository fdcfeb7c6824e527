type Watch = { parts: readonly HTMLElement[]; whenSeen: (part: number) => void }

const tickMs = 500
const wordsASecond = 10
/** A timer that comes later than this did not run: the page was put away. */
const longestTickMs = 2000

const countWords = (text: string): number => (text.match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []).length

/** Nobody reads a part faster than this. */
function leastMsOf(part: HTMLElement): number {
  const given = Number(part.dataset.leastSeconds)
  return 1000 * (given > 0 ? given : Math.max(1, countWords(part.textContent) / wordsASecond))
}

/** A part counts once it was in view for as long as it takes to read; the end of the page's text, once the page was. */
export function watchParts({ parts, whenSeen }: Watch): void {
  const left = new Map(parts.map((part) => [part, leastMsOf(part)]))
  const inView = new Set<HTMLElement>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target as HTMLElement)
      else inView.delete(target as HTMLElement)
    }
  })
  for (const part of parts) observer.observe(part)
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    const passed = document.hidden ? 0 : Math.min(now - last, longestTickMs)
    last = now
    for (const [part, ms] of left) {
      const isOfText = part.dataset.leastSeconds !== undefined
      const rest = isOfText || inView.has(part) ? ms - passed : ms
      left.set(part, rest)
      if (rest > 0 || !inView.has(part)) continue
      left.delete(part)
      observer.unobserve(part)
      whenSeen(Number(part.dataset.part))
    }
    if (left.size === 0) clearInterval(timer)
  }, tickMs)
}

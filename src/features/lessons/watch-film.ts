type Watch = { film: HTMLVideoElement; lines: readonly HTMLElement[]; whenSeen: (part: number) => void }

/** So much of a line has to have been played. */
const share = 0.8
/** Anyone who jumps further than this has not seen what lies between. */
const longestStep = 1.5

/** The lines of a film count when they are played, and lead into it. */
export function watchFilm({ film, lines, whenSeen }: Watch): void {
  const played = new Map<number, number>()
  let last = film.currentTime
  const spanOf = (at: number): { from: number; until: number } => {
    const next = lines[at + 1]?.dataset.at
    return { from: Number(lines[at]?.dataset.at), until: next === undefined ? film.duration : Number(next) }
  }
  film.addEventListener('seeked', () => (last = film.currentTime))
  film.addEventListener('timeupdate', () => {
    const now = film.currentTime
    const step = now - last
    const at = lines.findLastIndex((_, place) => spanOf(place).from <= now)
    last = now
    lines.forEach((line, place) => line.toggleAttribute('aria-current', place === at))
    if (film.seeking || at < 0 || step <= 0 || step > longestStep * film.playbackRate) return
    const { from, until } = spanOf(at)
    const whole = (played.get(at) ?? 0) + step
    played.set(at, whole)
    if (whole >= (until - from) * share) whenSeen(Number(lines[at]?.dataset.part))
  })
  for (const line of lines) {
    line.querySelector('a')?.addEventListener('click', (event) => {
      event.preventDefault()
      film.currentTime = Number(line.dataset.at)
      film.scrollIntoView({ block: 'nearest' })
      film.focus()
      film.play().catch(() => undefined)
    })
  }
}

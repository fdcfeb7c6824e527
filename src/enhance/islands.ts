/** What a part of a page becomes when somebody is about to use it. It works without, as a form or as links. */
type Island = { start: (place: HTMLElement) => void }

/** The parts that have more to offer than markup: each is fetched with its own code, when first needed. */
const islands: Readonly<Record<string, () => Promise<Island>>> = {}

const signsOfUse = ['pointerenter', 'focusin', 'touchstart'] as const

/** `data-island="name"` starts with the first sign of use; `data-island-at="load"` beside it starts at once. */
export function startIslands(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = islands[place.dataset['island'] ?? '']
    if (!load) continue
    const begin = (): void => {
      for (const sign of signsOfUse) place.removeEventListener(sign, begin)
      void load().then(({ start }) => start(place))
    }
    if (place.dataset['islandAt'] === 'load') begin()
    else for (const sign of signsOfUse) place.addEventListener(sign, begin, { passive: true })
  }
}

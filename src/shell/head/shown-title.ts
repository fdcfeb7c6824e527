/** Changes of the title that follow each other at once are one change. */
export const headDebounceMs = 10

let shown: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** What a page that is drawn in the browser is called, once it is called something else than when it was built. */
export const shownTitle = (): string | undefined => shown

export function showTitle(title: string): void {
  shown = title
  keepTitle()
}

/** Gatsby writes the head again whenever the address changes, and may do so with the title of a moment before. */
export function keepTitle(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (shown !== undefined && document.title !== shown) document.title = shown
  }, headDebounceMs)
}

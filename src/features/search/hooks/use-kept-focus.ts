import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/** The same in what was drawn again: what says the same under the same title. */
function findLike(lost: HTMLElement, place: HTMLElement): HTMLElement | undefined {
  const title = lost.closest('[aria-labelledby]')?.getAttribute('aria-labelledby')
  if (!title) return undefined
  const likes = place.querySelectorAll<HTMLElement>(`[aria-labelledby="${title}"] ${lost.localName}`)
  return Array.from(likes).find((like) => like.id === lost.id && like.textContent === lost.textContent)
}

function handOn(lost: HTMLElement, place: HTMLElement, otherwise?: HTMLElement | null): void {
  const like = findLike(lost, place)
  like?.focus()
  // What is folded cannot take it.
  if (like && document.activeElement === like) return
  const next = place.querySelector<HTMLElement>('[role=status]') ?? otherwise
  next?.focus()
}

/**
 * Anyone who chooses by the keyboard goes on from what they chose, though it is drawn again elsewhere; where it is gone or folded,
 * from the count of the answers, and where these are gone as well, from `otherwise`.
 */
export function useKeptFocus(shown: unknown, otherwise?: HTMLElement | null) {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLElement>()
  useLayoutEffect(() => {
    const lost = last.current
    if (!lost || !place.current) return
    if (!lost.isConnected && document.activeElement === document.body) {
      last.current = undefined
      handOn(lost, place.current, otherwise)
    }
    // It may have moved out of sight with what stands above it.
    if (place.current.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [shown, otherwise])
  const onFocus = (event: FocusEvent) => {
    last.current = event.target as HTMLElement
  }
  return { ref: place, onFocus }
}

import { useEffect, useRef } from 'react'

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** Arrow keys lead from a field through the links of a list and back; Escape leads back at once. */
export function useArrows(field: string) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const stops = findStops(field, place.current)
      const at = stops.findIndex((one) => one === event.target)
      const next = event.key === 'Escape' && at > 0 ? stops[0] : stops[at + (steps[event.key] ?? 0)]
      if (at < 0 || next === undefined || next === stops[at]) return
      event.preventDefault()
      next.focus()
    }
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [field])
  return { place }
}

const findStops = (field: string, list: HTMLElement | null): HTMLElement[] => [
  ...[document.getElementById(field)].filter((one) => one !== null),
  ...(list?.querySelectorAll<HTMLElement>('a[href]') ?? []),
]

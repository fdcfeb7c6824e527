import { useEffect, useRef } from 'react'

/** Runs when a browser brings back the page as it was left, if this was shown then: what was under way is not any more. */
export function useBroughtBack(run: () => void): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    let isLeft = false
    const leave = () => {
      isLeft = true
    }
    const come = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isLeft) latest.current()
      isLeft = false
    }
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', come)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', come)
    }
  }, [])
}

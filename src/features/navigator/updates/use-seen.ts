import { useEffect, useRef } from 'react'
import { useChange } from '../../account/use-change'

type Seen = { service: number; jurisdiction: number | null }

const toGiven = ({ service, jurisdiction }: Seen) => ({
  service: String(service),
  jurisdiction: jurisdiction === null ? null : String(jurisdiction),
})

/** Notes that a reader has seen a jurisdiction, or all that a service covers: what changes from then on is new to them. */
export function useSeen(seen: Seen) {
  const { outcome, send } = useChange('MarkNavSeen', { refetch: ['NavServices'] })
  return { outcome, mark: () => send(toGiven(seen)) }
}

const readMs = 10_000

/** By reading: after a while in which the page was in sight. What is shown as new stays so until they come again. */
export function useSeenByReading(seen: Seen): void {
  const { mark } = useSeen(seen)
  const latest = useRef(mark)
  useEffect(() => {
    latest.current = mark
  })
  const { service, jurisdiction } = seen
  useEffect(() => {
    let left = readMs
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      left -= readMs / 10
      if (left > 0) return
      clearInterval(timer)
      latest.current()
    }, readMs / 10)
    return () => clearInterval(timer)
  }, [service, jurisdiction])
}

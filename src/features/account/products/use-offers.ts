import { useEffect, useRef } from 'react'
import { type OfferedProduct } from '../../../access/offered-product'
import { type LocaleIn } from '../../../config/locales'
import { type Offer } from '../../../services/account/answers/dashboard-answers'
import { type AnswerTo } from '../../../services/account/operations-here'
import { useSession } from '../../../shell/session/use-session'
import { type Asked, useAsked } from '../use-asked'

// People who were let in are in within five seconds.
const againMs = 4000

/** What a permission opens; asked again while somebody waits for an answer and looks at the page. */
export function useOffers(locale: LocaleIn<'main'>): Asked<AnswerTo<'Offers'>> {
  const { session } = useSession()
  const asked = useAsked('Offers', { locale })
  const { again, isOnline } = asked
  const all = asked.data?.offers ?? []
  const isWaiting = isOnline && all.some(({ request, isOpen }) => request?.state === 'OPEN' && !isOpen)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void again()
    }, againMs)
    return () => clearInterval(timer)
    // `again` is another function at each render, and asks the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWaiting])
  const open = all
    .filter(({ isOpen }) => isOpen)
    .map(({ id }) => id)
    .join()
  const isKnown = asked.data !== undefined
  const before = useRef<string>(undefined)
  // The other screens decide by what the session knows: it learns of what was opened or closed since this was asked first.
  useEffect(() => {
    if (!isKnown) return
    if (before.current !== undefined && before.current !== open) void session.loadPermissions()
    before.current = open
  }, [session, isKnown, open])
  return asked
}

export const findOffer = (offers: readonly Offer[], { kind, permission }: OfferedProduct): Offer | undefined =>
  offers.find((one) => one.permission === permission && (one.kind === 'SERVICE') === (kind === 'navigator'))

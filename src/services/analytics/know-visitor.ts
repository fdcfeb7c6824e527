import { isAllowed } from '../consent'
import { type Analytics as ForSession } from '../identity/analytics'
import { type Analytics } from './analytics'
import { createFirstParty } from './first-party'

type Told = Pick<Analytics, 'identify' | 'reset' | 'withdraw'>

/** Lets a session say who is here, while the reader agrees to be counted, and no longer. */
export function knowVisitor(analytics: Told = createFirstParty()): ForSession {
  const { identify, reset, withdraw } = analytics
  document.addEventListener('consent:withdrawn', withdraw)
  return { isConsented: () => isAllowed('statistics'), identify, reset }
}

import { isAllowed } from '../consent'
import { type Analytics as ForSession } from '../identity/analytics'
import { type Analytics } from './analytics'
import { createFirstParty } from './first-party'

/** Lets a session say who is here, while the reader agrees to be counted, and no longer. */
export function knowVisitor(analytics: Pick<Analytics, 'identify' | 'reset'> = createFirstParty()): ForSession {
  const { identify, reset } = analytics
  document.addEventListener('consent:withdrawn', reset)
  return { isConsented: () => isAllowed('statistics'), identify, reset }
}

import { isDay, withAsked } from '../../../shell/session/use-day-in-address'
import { goTo, useAddress } from '../../../shell/session/use-session'

export type Days = { from: string; to: string }

const isRealDay = (text: string | null): text is string => isDay(text) && !Number.isNaN(Date.parse(text))

/** Two days whose law is set beside each other stand in the address, so that a colleague can be sent it. */
export function useDays() {
  const address = useAddress()
  const asked = new URLSearchParams(address.split('?')[1])
  const [from, to] = [asked.get('from'), asked.get('to')]
  const days: Days | undefined = isRealDay(from) && isRealDay(to) ? { from, to } : undefined
  const show = (next: Days | undefined) => goTo(withAsked(address, { from: next?.from, to: next?.to }))
  return { days, show }
}

import { goTo, useAddress } from './use-session'

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text)

export type DayInAddress = { day: string | undefined; show: (day: string | undefined) => void }

/** A day that somebody chose stands in the address, by a name of its own: it can be kept, sent, and gone back from. */
export function useDayInAddress(name: string): DayInAddress {
  const [path = '', query = ''] = useAddress().split('?')
  const asked = new URLSearchParams(query).get(name)
  const show = (day: string | undefined) => {
    const wanted = new URLSearchParams(query)
    if (day === undefined) wanted.delete(name)
    else wanted.set(name, day)
    const text = wanted.toString()
    goTo(`${path}${text === '' ? '' : `?${text}`}${location.hash}`)
  }
  return { day: isDay(asked) ? asked : undefined, show }
}

import { goTo, useAddress } from './use-session'

export const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text)

/** An address without its fragment, that says these things, and no more those that are undefined. */
export function withAsked(address: string, asked: Readonly<Record<string, string | undefined>>): string {
  const [path = '', query = ''] = address.split('?')
  const wanted = new URLSearchParams(query)
  for (const [name, value] of Object.entries(asked)) {
    if (value === undefined) wanted.delete(name)
    else wanted.set(name, value)
  }
  const text = wanted.toString()
  return `${path}${text === '' ? '' : `?${text}`}`
}

export type DayInAddress = { day: string | undefined; show: (day: string | undefined) => void }

/** A day that somebody chose stands in the address, by a name of its own: it can be kept, sent, and gone back from. */
export function useDayInAddress(name: string): DayInAddress {
  const address = useAddress()
  const asked = new URLSearchParams(address.split('?')[1]).get(name)
  const show = (day: string | undefined) => goTo(`${withAsked(address, { [name]: day })}${location.hash}`)
  return { day: isDay(asked) ? asked : undefined, show }
}

import { goTo, useAddress } from '../../../shell/session/use-session'

export type Days = { from: string; to: string }

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** Two days whose law is set beside each other stand in the address, so that a colleague can be sent it. */
export function useDays() {
  const [path = '', query = ''] = useAddress().split('?')
  const asked = new URLSearchParams(query)
  const [from, to] = [asked.get('from'), asked.get('to')]
  const days: Days | undefined = isDay(from) && isDay(to) ? { from, to } : undefined
  const show = (next: Days | undefined) => {
    const wanted = new URLSearchParams(query)
    for (const name of ['from', 'to'] as const) {
      if (next) wanted.set(name, next[name])
      else wanted.delete(name)
    }
    const text = wanted.toString()
    goTo(`${path}${text === '' ? '' : `?${text}`}`)
  }
  return { days, show }
}

import { goTo, useAddress } from '../../shell/session/use-session'

const name = 'on'
const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text)

/** The day of which the law is shown stands in the address; none is today. */
export function useDay(): { day: string | undefined; show: (day: string | undefined) => void } {
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

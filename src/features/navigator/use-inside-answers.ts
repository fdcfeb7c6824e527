import { useEffect, useState } from 'react'
import { type LocaleIn } from '../../config/locales'
import { type InsidePage } from '../../shell/navigator/inside-page'
import { useSession } from '../../shell/session/use-session'
import { isWorthAsking } from '../search/worth-asking'
import { type findInside, type InsideFound } from './search/find-inside'

type Asked = { locale: LocaleIn<'main'>; page: InsidePage }
type State = { found: InsideFound | undefined; isDown: boolean }

// Letters on the way to a word are not asked for.
const restMs = 150
const nothing: State = { found: undefined, isDown: false }

// Anyone who reads an answer does not fetch what searches.
const find = async (...asked: Parameters<typeof findInside>) =>
  (await import('./search/find-inside')).findInside(...asked)

/** What fits what was typed, among all that the reader subscribes to; a question is called off by a later one. */
export function useInsideAnswers({ locale, page }: Asked, query: string): State & { again: () => void } {
  const [state, setState] = useState(nothing)
  const [tries, setTries] = useState(0)
  const { auth } = useSession()
  const token = auth.token
  useEffect(() => {
    if (!isWorthAsking(query) || token === undefined) return
    const asking = new AbortController()
    const show = (next: State) => {
      if (!asking.signal.aborted) setState(next)
    }
    const timer = setTimeout(() => {
      find({ token, locale, query, page }, asking.signal).then(
        (found) => show({ found, isDown: false }),
        () => show({ found: undefined, isDown: true }),
      )
    }, restMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [locale, page, query, token, tries])
  return { ...(isWorthAsking(query) ? state : nothing), again: () => setTries((count) => count + 1) }
}

import { type ReactNode, useEffect, useState } from 'react'
import { type Locale } from '../../config/locales'
import { type SearchGroup } from '../../content/search-record'
import { formatDay } from '../../i18n/format-date'
import { joinDetails } from '../../i18n/join-details'
import { type BoxPart, boxPartNames, planBoxQuestions } from '../../services/search/plan-questions'
import { type Answer, type Answers, askSearch } from '../../services/search/search-service'
import { MarkedText } from './marked-text'
import { isWorthAsking } from './worth-asking'

/** Something to go to, or to do. Only an answer has a group. */
export type Choice = { key: string; title: ReactNode; note?: string; group?: SearchGroup; isDeed?: boolean } & (
  { href: string; query?: string } | { act: () => void }
)
export type Offer = { query: string; total: number; groups: { part: BoxPart; choices: Choice[] }[] }
export type OfferState = { offer: Offer | undefined; isDown: boolean }

type Asked = { locale: Locale; query: string }

const nothing: OfferState = { offer: undefined, isDown: false }

const toChoice = (
  locale: Locale,
  { objectID, group, path, marked, position, kind = [], offices = [], day }: Answer,
): Choice => ({
  key: objectID,
  group,
  href: path,
  title: <MarkedText pieces={marked.title} />,
  note: joinDetails(locale, [
    position ?? kind[0],
    offices[0],
    day === undefined ? undefined : formatDay(locale, day, 'medium'),
  ]),
})

function toOffer({ locale, query }: Asked, parts: readonly Answers[]): Offer {
  const groups = boxPartNames.map((part, position) => ({
    part,
    choices: (parts[position]?.answers ?? []).map((answer) => toChoice(locale, answer)),
  }))
  return {
    query,
    total: parts.reduce((sum, part) => sum + part.total, 0),
    groups: groups.filter(({ choices }) => choices.length > 0),
  }
}

/** What fits what was typed; a question is called off by a later one. */
export function useOffer(locale: Locale, query: string): OfferState {
  const [state, setState] = useState(nothing)
  useEffect(() => {
    if (!isWorthAsking(query)) return
    const asking = new AbortController()
    const show = (next: OfferState) => {
      if (!asking.signal.aborted) setState(next)
    }
    askSearch(planBoxQuestions(locale, query), asking.signal).then(
      (parts) => show({ offer: toOffer({ locale, query }, parts), isDown: false }),
      () => show({ offer: undefined, isDown: true }),
    )
    return () => asking.abort()
  }, [locale, query])
  return isWorthAsking(query) ? state : nothing
}

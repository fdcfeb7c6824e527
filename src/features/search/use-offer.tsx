import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type LocaleIn } from '../../config/locales'
import { type SearchGroup } from '../../content/search-record'
import { formatDay } from '../../i18n/format-date'
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

type Locale = LocaleIn<'main'>
type Asked = { locale: Locale; query: string }

const nothing: OfferState = { offer: undefined, isDown: false }

const listOf = (parts: (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(', ')

const toChoice = (locale: Locale, { objectID, group, path, marked, kind = [], offices = [], day }: Answer): Choice => ({
  key: objectID,
  group,
  href: path,
  title: <MarkedText pieces={marked.title} />,
  note: listOf([kind[0], offices[0], day === undefined ? undefined : formatDay(locale, day, 'medium')]),
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

/** What fits what was typed; an answer that comes after a later question is dropped. */
export function useOffer(locale: Locale, query: string): OfferState {
  const [state, setState] = useState(nothing)
  const newest = useRef(0)
  useEffect(() => {
    const own = ++newest.current
    if (!isWorthAsking(query)) return
    const show = (next: OfferState) => {
      if (own === newest.current) setState(next)
    }
    askSearch(planBoxQuestions(locale, query)).then(
      (parts) => show({ offer: toOffer({ locale, query }, parts), isDown: false }),
      () => show({ offer: undefined, isDown: true }),
    )
  }, [locale, query])
  return isWorthAsking(query) ? state : nothing
}

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type LocaleIn } from '../../config/locales'
import { type BoxPart, boxPartNames, planBoxQuestions } from '../../services/search/plan-questions'
import { type Answer, type Answers, askSearch } from '../../services/search/search-service'
import { MarkedText } from './marked-text'
import { isWorthAsking } from './worth-asking'

/** Something to go to: an answer, or all of them. */
export type Choice = { key: string; href: string; title: ReactNode; note?: string }
export type Offer = { total: number; groups: { part: BoxPart; choices: Choice[] }[] }
export type OfferState = { offer: Offer | undefined; isDown: boolean }

const nothing: OfferState = { offer: undefined, isDown: false }

const listOf = (parts: (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(', ')

const toChoice = ({ objectID, path, marked, kind = [], offices = [], day }: Answer): Choice => ({
  key: objectID,
  href: path,
  title: <MarkedText pieces={marked.title} />,
  note: listOf([kind[0], offices[0], day]),
})

function toOffer(parts: readonly Answers[]): Offer {
  const groups = boxPartNames.map((part, position) => ({
    part,
    choices: (parts[position]?.answers ?? []).map(toChoice),
  }))
  return {
    total: parts.reduce((sum, part) => sum + part.total, 0),
    groups: groups.filter(({ choices }) => choices.length > 0),
  }
}

/** What fits what was typed; an answer that comes after a later question is dropped. */
export function useOffer(locale: LocaleIn<'main'>, query: string): OfferState {
  const [state, setState] = useState(nothing)
  const newest = useRef(0)
  useEffect(() => {
    const own = ++newest.current
    if (!isWorthAsking(query)) return
    const show = (next: OfferState) => {
      if (own === newest.current) setState(next)
    }
    askSearch(planBoxQuestions(locale, query)).then(
      (parts) => show({ offer: toOffer(parts), isDown: false }),
      () => show({ offer: undefined, isDown: true }),
    )
  }, [locale, query])
  return isWorthAsking(query) ? state : nothing
}

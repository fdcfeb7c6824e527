import { type ReactNode, useEffect, useState } from 'react'
import { isInSet, type Locale } from '../../config/locales'
import { type SearchGroup } from '../../content/search-record'
import { formatDay } from '../../i18n/format/format-date'
import { joinDetails } from '../../i18n/format/join-details'
import { type BoxPart, boxPartNames, planBoxQuestions } from '../../services/search/plan-questions'
import { type Answer, type Answers, askSearch, askSubscribers } from '../../services/search/search-service'
import { MarkedText } from './marked-text'
import { isWorthAsking } from './worth-asking'

/** Something to go to, or to do. Only an answer has a group. */
export type Choice = { key: string; title: ReactNode; note?: string; group?: SearchGroup; isStep?: boolean } & (
  { href: string; query?: string } | { act: () => void }
)
export type Offer = {
  query: string
  total: number
  groups: { part: BoxPart; choices: Choice[] }[]
  /** Of what the reader subscribes to; nothing for everybody else. */
  inside: Inside
}
type Inside = { total: number; choices: Choice[]; isDown: boolean }
export type OfferState = { offer: Offer | undefined; isDown: boolean }

type Asked = { locale: Locale; query: string }

const nobodysInside: Inside = { total: 0, choices: [], isDown: false }

const nothing: OfferState = { offer: undefined, isDown: false }

const toChoice = (
  locale: Locale,
  { objectID, group, path, marked, position, kind = [], offices = [], day, above }: Answer,
): Choice => ({
  key: objectID,
  group,
  href: path,
  title: <MarkedText pieces={marked.title} />,
  note: joinDetails(locale, [
    above?.join(' / ') ?? position ?? kind[0],
    offices[0],
    day === undefined ? undefined : formatDay(locale, day, 'medium'),
  ]),
})

/** What is public is offered whatever becomes of this; only those who are signed in fetch what asks for it. */
async function findInside({ locale, query }: Asked, calledOff: AbortSignal): Promise<Inside> {
  if (document.documentElement.dataset.signedIn === undefined || !isInSet('main', locale)) return nobodysInside
  try {
    const { askInside } = await load()
    const { total, answers } = await askInside({ locale, query }, { ask: askSubscribers, calledOff })
    return { total, choices: answers.map((answer) => toChoice(locale, answer)), isDown: false }
  } catch {
    return { ...nobodysInside, isDown: true }
  }
}

// Put together apart: what it needs of the script of every page would be a second file that every page asks for.
const load = () =>
  // eslint-disable-next-line no-restricted-properties -- bundlers leave the branch out only where they see this
  process.env.NODE_ENV === 'production' ? import('./ask-inside.js') : import('./ask-inside')

type Found = { parts: readonly Answers[]; inside: Inside }

function toOffer({ locale, query }: Asked, { parts, inside }: Found): Offer {
  const groups = boxPartNames.map((part, position) => ({
    part,
    choices: (parts[position]?.answers ?? []).map((answer) => toChoice(locale, answer)),
  }))
  return {
    query,
    total: parts.reduce((sum, part) => sum + part.total, 0),
    groups: groups.filter(({ choices }) => choices.length > 0),
    inside,
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
    const asked = { locale, query }
    Promise.all([askSearch(planBoxQuestions(locale, query), asking.signal), findInside(asked, asking.signal)]).then(
      ([parts, inside]) => show({ offer: toOffer(asked, { parts, inside }), isDown: false }),
      () => show({ offer: undefined, isDown: true }),
    )
    return () => asking.abort()
  }, [locale, query])
  return isWorthAsking(query) ? state : nothing
}

import { useState } from 'react'
import { type MovedAnswer, type Overview } from '../../services/account/answers/overview-answers'
import { type AnswerTo } from '../../services/account/operations-here'
import { type Asked } from '../account/use-asked'

type Held = { day: string | undefined; overview: Overview }

export type HeldOverview = {
  /** What is read: nothing moves in it until the reader wants that. */
  overview: Overview | undefined
  /** How many answers came meanwhile. */
  fresh: number
  show: () => void
}

const answerOf = ({ key }: MovedAnswer): string => key.split('.')[0] ?? ''

const findFresh = (shown: Overview, latest: Overview): MovedAnswer[] => {
  const known = new Set(shown.answers.map(({ key }) => key))
  return latest.answers.filter(({ key }) => !known.has(key))
}

/** What may not be read any more, or is not followed any more, goes at once. */
function isGone(shown: Overview, latest: Overview): boolean {
  if (shown.since !== latest.since) return false
  const left = new Set(latest.answers.map(answerOf))
  return shown.answers.some((one) => !left.has(answerOf(one)))
}

/** A visit that lasts long is another visit for the service; on the page it goes on from where it began. */
function goOn(shown: Overview, latest: Overview): Overview {
  if (shown.since === latest.since) return latest
  const fresh = findFresh(shown, latest)
  const replaced = new Set(fresh.map(answerOf))
  const answers = [...fresh, ...shown.answers.filter((one) => !replaced.has(answerOf(one)))]
  const isLaw = ({ changeKind, isFirst }: MovedAnswer): boolean => changeKind === 'law-change' && !isFirst
  const added = answers.length - shown.answers.length
  return { ...latest, since: shown.since, answers, total: shown.total + added, laws: answers.filter(isLaw).length }
}

/** A change that arrives while somebody reads is announced, and shown when they say so. */
export function useHeldOverview(
  { data, isLoading }: Asked<AnswerTo<'Overview'>>,
  day: string | undefined,
): HeldOverview {
  const [held, hold] = useState<Held>()
  const latest = data?.overview
  const own = held !== undefined && held.day === day ? held.overview : undefined
  const shown = own ?? latest
  if (latest && !isLoading && (own === undefined || isGone(own, latest))) {
    if (own !== latest) hold({ day, overview: latest })
  }
  return {
    overview: shown,
    fresh: shown && latest ? findFresh(shown, latest).length : 0,
    show: () => {
      if (shown && latest) hold({ day, overview: goOn(shown, latest) })
    },
  }
}

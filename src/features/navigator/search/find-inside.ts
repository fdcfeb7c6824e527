import { publicEnv } from '../../../config/env-public'
import { defaultLocale, type LocaleIn } from '../../../config/locales'
import { readSetting } from '../../../config/read-setting'
import { planSubscribersQuestions } from '../../../services/search/plan-questions'
import { type Answers, askSubscribers, connectSearch, type Question } from '../../../services/search/search-service'
import { findSubscriberKey } from '../../../services/search/subscriber-key'
import { type InsidePage } from '../../../shell/navigator/inside-page'

type Wanted = { token: string; locale: LocaleIn<'main'>; query: string; page: InsidePage }
type Found = Answers['answers']
/** What was found in the reader's language, and what there is in English that has no words in it yet. */
export type InsideFound = { query: string; own: Answers; english: Found }

/** What the page at hand answers comes before what others do. */
export async function findInside(wanted: Wanted, calledOff: AbortSignal): Promise<InsideFound> {
  const { token, locale, query, page } = wanted
  connectSearch(readSetting)
  const key = await findSubscriberKey({ token, api: publicEnv.onlineServicesApi })
  // Who reads this page may search it: a service without keys is one that cannot answer.
  if (key === undefined) throw new Error('There is no key to what is searched here.')
  const [own, ...others] = await askSubscribers(key, planQuestions(locale, query, page), calledOff)
  if (!own) throw new Error('Search answered in part.')
  const here = 'place' in page ? (others.pop()?.answers ?? []) : []
  const answers = [...here, ...leaveOut(here, own.answers)]
  const english = others.flatMap((other) => other.answers)
  return { query, own: { ...own, answers }, english: leaveOut(answers, english) }
}

function planQuestions(locale: LocaleIn<'main'>, query: string, page: InsidePage): Question[] {
  const questions = planSubscribersQuestions(locale === defaultLocale ? [locale] : [locale, defaultLocale], query)
  if (!('place' in page)) return questions
  const facetFilters = [[`jurisdictions:${page.place}`], [`kind:${page.service.name}`]]
  return [...questions, ...questions.slice(0, 1).map((one) => ({ ...one, facetFilters }))]
}

function leaveOut(known: Found, from: Found): Found {
  const items = new Set(known.map(({ item }) => item))
  return from.filter(({ item }) => !items.has(item))
}

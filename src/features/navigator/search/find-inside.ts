import { publicEnv } from '../../../config/env-public'
import { type LocaleIn } from '../../../config/locales'
import { readSetting } from '../../../config/read-setting'
import { planSubscribersQuestions } from '../../../services/search/plan-questions'
import { type Answers, askSubscribers, connectSearch } from '../../../services/search/search-service'
import { findSubscriberKey } from '../../../services/search/subscriber-key'

type Wanted = { token: string; locale: LocaleIn<'main'>; query: string }
/** What was found in the reader's language, and what there is in English that has no words in it yet. */
export type InsideFound = { query: string; own: Answers; english: Answers['answers'] }

export async function findInside({ token, locale, query }: Wanted, calledOff: AbortSignal): Promise<InsideFound> {
  connectSearch(readSetting)
  const key = await findSubscriberKey({ token, api: publicEnv.onlineServicesApi })
  // Who reads this page may search it: a service without keys is one that cannot answer.
  if (key === undefined) throw new Error('There is no key to what is searched here.')
  const locales = locale === 'en' ? [locale] : [locale, 'en' as const]
  const [own, others] = await askSubscribers(key, planSubscribersQuestions(locales, query), calledOff)
  if (!own) throw new Error('Search answered in part.')
  const known = new Set(own.answers.map(({ item }) => item))
  return { query, own, english: (others?.answers ?? []).filter(({ item }) => !known.has(item)) }
}

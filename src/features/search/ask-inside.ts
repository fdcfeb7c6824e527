import { publicEnv } from '../../config/env-public'
import { storage } from '../../config/env-storage'
import { type Locale } from '../../config/locales'
import { type Answers, type askSubscribers } from '../../services/search/search-service'
import { findSubscriberKey } from '../../services/search/subscriber-key'

type Asked = { locale: Locale; query: string }
type By = { ask: typeof askSubscribers; calledOff: AbortSignal }
type Found = Pick<Answers, 'total' | 'answers'>

const most = 4
const nothing: Found = { total: 0, answers: [] }
// All that a choice in the box shows.
const shown = { attributesToRetrieve: ['title', 'path', 'group', 'above'], attributesToSnippet: [] }

/** What the box offers to those who subscribe to something. */
export async function askInside(asked: Asked, { ask, calledOff }: By): Promise<Found> {
  const token = storage.tokenPlace === 'memory' ? null : localStorage.getItem(storage.tokenKey)
  const key = token === null ? undefined : await findSubscriberKey({ token, api: publicEnv.onlineServicesApi })
  if (key === undefined) return nothing
  const [found] = await ask(key, [{ ...asked, ...shown, hitsPerPage: most }], calledOff)
  return found ?? nothing
}

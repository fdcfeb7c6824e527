import { type Database } from '../database/open-database'
import { openEvents } from './events/events'
import { openNews } from './events/open-news'
import { openGrantTeller } from './events/tell-grants'
import { type Grants } from './grants'
import { repeat } from './repeat'

type Parts = {
  databaseUrl: string
  database: Database
  grants: Grants
  /** Half of the grants would look as if the other half had ended. */
  isWhole: () => boolean
  report: (line: string) => void
}

const tellMs = 1000

/** What happens to people while nobody asks. */
export function openWatch({ databaseUrl, database, grants, isWhole, report }: Parts) {
  const events = openEvents(database)
  const news = openNews({ databaseUrl, events, report })
  const teller = openGrantTeller({ database, grants })
  const stops = [
    repeat({
      ...{ everyMs: tellMs, failed: 'Events of grants are not told', report },
      work: async () => {
        if (isWhole()) await teller.tell(new Date())
      },
    }),
    news.close,
  ]
  return {
    ...{ events, news },
    close: async () => {
      for (const stop of stops) await stop()
    },
  }
}

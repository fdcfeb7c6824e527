import { type Database } from '../../database/open-database'
import { type ClientRecords } from '../clients/client-records'
import { openEndings } from '../ended/open-endings'
import { openEvents } from '../events/events'
import { openNews } from '../events/open-news'
import { openGrantTeller } from '../events/tell-grants'
import { openSpaceTeller } from '../events/tell-spaces'
import { openEditions } from '../navigator/book/open-editions'
import { type Grants } from '../people/grants'
import { repeat } from '../repeat'

type Parts = {
  databaseUrl: string
  database: Database
  grants: Grants
  clients: Pick<ClientRecords, 'spaces'>
  /** Half of the grants would look as if the other half had ended. */
  isWhole: () => boolean
  report: (line: string) => void
}

const tellMs = 1000
const forgetMs = 3_600_000

/** What happens to people while nobody asks: their events, and what is signed out. */
export function openWatch({ databaseUrl, database, grants, clients, isWhole, report }: Parts) {
  const events = openEvents(database)
  const news = openNews({ databaseUrl, events, report })
  const editions = openEditions({ databaseUrl, database, report })
  const endings = openEndings({ databaseUrl, database, report })
  const tellers = [openGrantTeller({ database, grants }), openSpaceTeller({ database, grants, clients })]
  const stops = [
    repeat({
      ...{ everyMs: tellMs, failed: 'Events of grants failed', report },
      work: async () => {
        if (!isWhole()) return
        for (const { tell } of tellers) await tell(new Date())
      },
    }),
    repeat({ everyMs: forgetMs, failed: 'What has ended long ago was not deleted', report, work: endings.forget }),
    news.close,
    editions.close,
    endings.close,
  ]
  return {
    ...{ events, news, editions, endings },
    close: async () => {
      for (const stop of stops) await stop()
    },
  }
}

import { openAlerting } from '../../../services/account/alerts/open-alerting'
import { type Post } from '../../../services/account/mail/open-post'
import { openOutbox } from '../../../services/account/outbox/open-outbox'
import { type Database } from '../../../services/database/open-database'
import { siteOrigin, type World } from '../account/account-world'

type Parts = {
  database: Database
  sources: Pick<World['sources'], 'items' | 'personal' | 'grants' | 'navigator' | 'isWhole'>
  post: Post
  said?: string[]
}

/** News and letters as a service of its own has them. */
export function openAlertService({ database, sources, post, said = [] }: Parts) {
  const { items, personal, grants, navigator, isWhole } = sources
  const alerting = openAlerting({
    ...{ database, siteOrigin, isWhole, grants, personal },
    sources: { items, feed: personal.feed, openBook: () => navigator.open() },
    stopAddressOf: (sub, locale) =>
      `${siteOrigin}/online-services/alerts/stop/${locale}/${Buffer.from(sub).toString('hex')}`,
  })
  const outbox = openOutbox({
    ...{ database, post, from: 'account@firm.example', desk: 'desk@firm.example' },
    ...alerting.letters,
    report: (line) => void said.push(line),
  })
  return {
    alerting,
    outbox,
    run: async (now: Date) => {
      await alerting.work(now)
      await outbox.deliverDue(now)
    },
  }
}

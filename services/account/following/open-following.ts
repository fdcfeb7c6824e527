import { type Pool } from 'pg'
import { linksToStop, type StopDesk } from '../alerts/answer-stop'
import { type Alerting, openAlerting } from '../alerts/open-alerting'
import { type AlertMeDesk, linksToConfirm } from '../alerts/opt-in/answer-alert-me'
import { openOptIns } from '../alerts/opt-in/opt-ins'
import { type CalendarDesk } from '../calendar/answer-calendar'
import { type Sources } from '../graphql/context'
import { type FeedDesk } from '../navigator/feed/answer-feed'
import { repeat } from '../repeat'
import { limitSenders } from '../sent-forms/limit-senders'
import { type LivePages } from '../sent-forms/live-pages'
import { type SignedAddresses } from '../signed/signed-addresses'

/** What is answered to people who follow something, signed in or not. */
export type FollowDesks = {
  stopDesk: StopDesk
  calendarDesk: CalendarDesk
  feedDesk: FeedDesk
  alertMeDesk: AlertMeDesk
}

type Parts = {
  sources: Sources
  signed: SignedAddresses
  siteOrigin: string
  pages: Pick<LivePages, 'fetchPage'>
  report: (line: string) => void
}

type Following = { letters: Alerting['letters']; desks: FollowDesks; stop: () => Promise<void> }

const alertMs = 1000
const askingLimit = { most: 30, seconds: 3600 }

/** What changed of what people follow: from the log to their lists, letters and calendars. */
export function openFollowing(database: Pool, parts: Parts): Following {
  const { sources, signed, siteOrigin, pages, report } = parts
  const { isWhole, grants, personal, items, navigator, addresses, secrets } = sources
  const openBook = () => navigator.open()
  const { letters, work } = openAlerting({
    ...{ database, siteOrigin, isWhole, grants, personal },
    sources: { items, feed: personal.feed, openBook },
    stopAddressOf: linksToStop(signed, siteOrigin),
  })
  const stop = repeat({
    ...{ everyMs: alertMs, failed: 'News of what people follow failed', report },
    work: () => work(new Date()),
  })
  // What programs follow in somebody's name.
  const programs = { ...sources, siteOrigin, openBook }
  const desks = {
    stopDesk: { addresses, signed },
    calendarDesk: { secrets, parts: programs },
    feedDesk: programs,
    alertMeDesk: {
      optIns: openOptIns({ database, linkOf: linksToConfirm(signed, siteOrigin) }),
      sources: { items, feed: personal.feed },
      ...{ senders: limitSenders(askingLimit), signed, pages, report },
    },
  }
  return { letters, stop, desks }
}

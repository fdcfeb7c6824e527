import { locales } from '../../config/locales'
import { addressOf } from '../../content/address-of'
import { type Address } from '../../routes/address'
import { href } from '../../routes/href'
import { fileView } from './file-view'
import { toCalendar } from './to-calendar'

/** Every event, to be put into the reader's own calendar. */
export const calendars = fileView<'event-calendar'>({
  route: 'event-calendar',
  find: (read) =>
    read.all('event').map((event) => {
      const { locale, params } = addressOf(event) as Address<'event'>
      return { route: 'event-calendar', locale, params }
    }),
  write: ({ address: { locale, params }, url }, read) => {
    const event = read.at(href('event', locale, params))
    if (event?.type !== 'event') return undefined
    const page = url(event.path)
    return {
      type: 'text/calendar; charset=utf-8',
      text: toCalendar({
        uid: `event-${event.id}@${new URL(page).hostname}`,
        lang: locales[locale].htmlLang,
        title: event.title,
        description: [event.summary, page].filter(Boolean).join('\n\n'),
        place: event.mode === 'online' ? undefined : event.venue,
        url: page,
        starts: event.startsAt,
        ends: event.endsAt,
        changedAt: event.changedAt,
        revision: event.revision,
        isCancelled: event.state === 'cancelled',
      }),
    }
  },
})

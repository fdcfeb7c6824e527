import { addressOf } from '../../content/address-of'
import { mainWords } from '../../i18n/words'
import { type Address } from '../../routes/address'
import { href } from '../../routes/href'
import { type Link } from '../../ui/link'
import { type Reader } from '../reader'
import { sayStanding, showTimes, standingOf } from '../show/occasion'
import { view } from '../view'

export type EventRegistrationProps = {
  when: { iso: string; text: string }
  state: string
  /** How to come, or why nobody can. */
  text: string
  /** Where to write; absent when there is nothing left to ask for. */
  write: Link | undefined
  event: Link
}

/** How to register: by e-mail, which needs no account and no script. */
export const eventRegistrationView = view<'event-registration', EventRegistrationProps>({
  route: 'event-registration',
  find: (read) =>
    read.all('event').map((event) => {
      const { locale, params } = addressOf(event) as Address<'event'>
      return { route: 'event-registration', locale, params }
    }),
  show: ({ address: { locale, params } }, read) => {
    const event = read.at(href('event', locale, params))
    if (event?.type !== 'event') return undefined
    const words = mainWords(locale)
    const standing = standingOf(event, read)
    const times = showTimes(event, read)
    const canAsk = standing === 'open' || standing === 'full'
    const texts = {
      open: words('event.register-text'),
      full: words('event.waiting-text'),
      cancelled: words('event.cancelled-text'),
      past: words('event.past'),
      closed: words('event.closed'),
      'not-yet': sayStanding(event, read),
    }
    return {
      title: words('event.register-for', { title: event.title }),
      description: event.summary,
      above: [{ href: event.path, text: event.title }],
      editions: [{ route: 'event-registration', locale, params }],
      changedAt: event.changedAt,
      props: {
        when: { iso: times.iso, text: times.own },
        state: sayStanding(event, read),
        text: texts[standing],
        write: canAsk ? writeTo(locale, event.title, read) : undefined,
        event: { href: event.path, text: words('event.back') },
      },
    }
  },
})

/** A message that is begun for the reader; the contact page where the firm has no mailbox to name. */
function writeTo(locale: Address<'event'>['locale'], title: string, read: Reader): Link {
  const words = mainWords(locale)
  const mailbox = read.all('settings')[0]?.mailboxes[0]
  if (mailbox === undefined) return { href: href('contact-us', locale), text: words('shell.contact') }
  const subject = encodeURIComponent(words('event.register-for', { title }))
  return { href: `mailto:${mailbox}?subject=${subject}`, text: words('event.write-to', { address: mailbox }) }
}

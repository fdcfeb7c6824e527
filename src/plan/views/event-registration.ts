import { addressOf } from '../../content/address-of'
import { type Event } from '../../content/event'
import { attendanceModes } from '../../forms/registration'
import { mainWords } from '../../i18n/words'
import { type Address } from '../../routes/address'
import { href } from '../../routes/href'
import { type RegistrationFormProps } from '../../shell/events/registration-form'
import { type Link } from '../../ui/link'
import { sayStanding, showTimes, standingOf } from '../show/occasion'
import { view } from '../view'

export type EventRegistrationProps = {
  when: { iso: string; text: string }
  state: string
  /** Why nobody can register, where that is so. */
  text: string
  /** Absent when there is nothing left to ask for. Whether places are left is asked when it is sent. */
  form: Omit<RegistrationFormProps, 'locale'> | undefined
  event: Link
}

/** How to register: by a form, which needs no account and no script. */
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
    const canAsk = standing === 'open'
    const texts = {
      open: sayStanding(event, read),
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
        form: canAsk ? { event: event.id, modes: modesOf(event), hasSubject: hasSubject(event) } : undefined,
        event: { href: event.path, text: words('event.back') },
      },
    }
  },
})

/** Whether it is about something that can be followed. */
const hasSubject = ({ topics, services, sectors }: Event): boolean => [...topics, ...services, ...sectors].length > 0

const modesOf = ({ mode }: Event) => (mode === 'hybrid' ? attendanceModes : [mode])

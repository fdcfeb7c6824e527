import { formatList } from '../../../i18n/format/format-list'
import { type AlertShown } from '../../../services/account/answers/personal-answers'
import { Press } from '../../../shell/session/press'
import { Bell } from '../../../ui/bell/bell'
import { useOwnPicture } from '../profile/use-own-picture'
import { sayMoment } from '../say-time'
import { type ScreenProps } from '../screen-props'
import { SaidOutcome } from '../sending'
import { useAsked } from '../use-asked'
import { useChange } from '../use-change'

/** What is new of what somebody follows, wherever they are in their account. */
export function NewsBell({ locale, words }: ScreenProps) {
  const asked = useAsked('Alerts', { locale })
  useOwnPicture()
  const { outcome, send } = useChange('ReadAlerts', { refetch: ['Alerts'] })
  const alerts = asked.data?.alerts ?? []
  const [newest] = alerts
  const unread = alerts.filter(({ isRead }) => !isRead).length
  return (
    <Bell
      text={words('alerts.news')}
      count={unread === 0 ? undefined : words('alerts.unread-count', { count: unread })}
      title={words('alerts.title')}
      empty={words(asked.problem === undefined ? 'alerts.none' : 'alerts.failed')}
      rows={alerts.map((alert) => ({
        id: alert.id,
        href: alert.path,
        text: alert.title,
        meta: describeAlert(alert, { locale, words }),
        unread: alert.isRead ? undefined : words('alerts.unread'),
      }))}
      onOpen={({ id }) => send({ alert: id, isAlone: true })}
    >
      {newest && unread > 0 ? (
        <Press onPress={() => send({ alert: newest.id, isAlone: false })}>{words('alerts.read-all')}</Press>
      ) : null}
      <SaidOutcome words={words} outcome={outcome} />
    </Bell>
  )
}

const natures = ['law-change', 'correction', 'editorial'] as const
const isNature = (nature: string): nature is (typeof natures)[number] => (natures as readonly string[]).includes(nature)

/** How it changed, where, why they hear of it, and when. */
export function describeAlert(alert: AlertShown, { locale, words }: Pick<ScreenProps, 'locale' | 'words'>): string {
  const { nature, place, because, shownAt } = alert
  const why = because.filter((name) => name !== place)
  return [
    words(isNature(nature) ? `alerts.${nature}` : 'alerts.new'),
    ...(place === null ? [] : [place]),
    ...(why.length === 0 ? [] : [words('feed.because', { names: formatList(locale, why) })]),
    ...(shownAt === null ? [] : [sayMoment(locale, shownAt)]),
  ].join(' · ')
}

import { type CalendarAddress } from '../../../services/account/answers/registration-answers'
import { CopyText } from '../../../shell/session/copy-text'
import { Press } from '../../../shell/session/press'
import { Facts } from '../../../ui/facts/facts'
import { PressRow } from '../../../ui/press-row/press-row'
import { Card } from '../card'
import { sayMoment } from '../say-time'
import { type ScreenProps } from '../screen-props'
import { Sending } from '../sending'
import { useAsked } from '../use-asked'
import { useChange } from '../use-change'

type Screen = Pick<ScreenProps, 'locale' | 'words'>

/** The address by which somebody's own calendar program follows what has a day for them. */
export function CalendarPart({ locale, words }: Screen) {
  const asked = useAsked('CalendarAddress', {})
  const { outcome, send } = useChange('ReplaceCalendarAddress', { refetch: ['CalendarAddress'] })
  const replace = () => send({ locale })
  return (
    <Card id="calendar" title={words('calendar.title')} note={words('calendar.lead')} {...{ locale, words, asked }}>
      {({ calendarAddress }) => (
        <>
          {calendarAddress === null ? (
            <Press onPress={replace}>{words('calendar.make')}</Press>
          ) : (
            <Address {...{ locale, words, replace }} address={calendarAddress} />
          )}
          <Sending words={words} outcome={outcome}>
            {() => words('calendar.made')}
          </Sending>
        </>
      )}
    </Card>
  )
}

type AddressProps = Screen & { address: CalendarAddress; replace: () => void }

function Address({ locale, words, address: { path, madeAt }, replace }: AddressProps) {
  const { origin, host } = location
  const facts = [
    { term: words('calendar.address'), details: [<code key="address">{`${origin}${path}`}</code>] },
    { term: words('calendar.since'), details: [sayMoment(locale, madeAt)] },
  ]
  const said = { copied: words('calendar.copied'), notCopied: words('calendar.not-copied') }
  return (
    <>
      <Facts facts={facts} />
      <p>
        {/* Calendar programs take such addresses as ones to follow, not as files to read once. */}
        <a href={`webcal://${host}${path}`}>{words('calendar.open')}</a>
      </p>
      <p>{words('calendar.secret')}</p>
      <PressRow>
        <CopyText text={`${origin}${path}`} label={words('calendar.copy')} words={said} />
        <Press onPress={replace}>{words('calendar.replace')}</Press>
      </PressRow>
    </>
  )
}

import { type NavFeedAddress } from '../../../services/account/answers/navigator-answers'
import { CopyText } from '../../../shell/session/copy-text'
import { Press } from '../../../shell/session/press'
import { Facts } from '../../../ui/facts/facts'
import { PressRow } from '../../../ui/press-row/press-row'
import { Card } from '../../account/card'
import { sayMoment } from '../../account/say-time'
import { Sending } from '../../account/sending'
import { useAsked } from '../../account/use-asked'
import { useChange } from '../../account/use-change'
import { type UpdatesProps } from '../inside-props'
import { sayCopied } from '../say-answer'

/** The address at which somebody's own programs follow a service. */
export function FeedAddress({ locale, page, words, partWords }: UpdatesProps) {
  const service = String(page.service.number)
  const asked = useAsked('NavFeedAddress', { service })
  const { outcome, send } = useChange('ReplaceNavFeedAddress', { refetch: ['NavFeedAddress'] })
  const replace = () => send({ service, locale })
  return (
    <Card id="nav_feed" title={words('feed.title')} note={words('feed.lead')} {...{ locale, asked }} words={partWords}>
      {({ navFeedAddress: address }) => (
        <>
          {address === null ? (
            <Press onPress={replace}>{words('feed.make')}</Press>
          ) : (
            <Address {...{ locale, words, address, replace }} />
          )}
          <Sending words={partWords} outcome={outcome}>
            {() => words('feed.made')}
          </Sending>
        </>
      )}
    </Card>
  )
}

type AddressProps = Pick<UpdatesProps, 'locale' | 'words'> & { address: NavFeedAddress; replace: () => void }

function Address({ locale, words, address: { feedPath, tablePath, madeAt }, replace }: AddressProps) {
  const { origin } = location
  const said = sayCopied(words)
  const facts = [
    { term: words('feed.atom'), details: [<code key="atom">{origin + feedPath}</code>] },
    { term: words('feed.json'), details: [<code key="json">{origin + tablePath}</code>] },
    { term: words('feed.since'), details: [sayMoment(locale, madeAt)] },
  ]
  return (
    <>
      <Facts facts={facts} />
      <p>{words('feed.secret')}</p>
      <PressRow>
        <CopyText text={origin + feedPath} label={words('feed.copy-atom')} words={said} />
        <CopyText text={origin + tablePath} label={words('feed.copy-json')} words={said} />
        <Press onPress={replace}>{words('feed.replace')}</Press>
      </PressRow>
    </>
  )
}

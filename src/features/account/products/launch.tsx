import { type OfferedProduct } from '../../../access/offered-product'
import { type Offer } from '../../../services/account/answers/dashboard-answers'
import { ButtonLink } from '../../../ui/button/button'
import { MoreLink } from '../../../ui/more-link/more-link'
import { type ScreenProps } from '../screen-props'
import { useChange } from '../use-change'

type Props = Pick<ScreenProps, 'locale' | 'words'> & { product: OfferedProduct; offer: Offer | undefined }

/** The way into what is open: a tool at the address that the service gives, a service of the navigator at its own. */
export function Launch({ locale, words, product, offer }: Props) {
  const { send } = useChange('NoteLaunch')
  if (product.kind === 'navigator') return <MoreLink href={product.href} text={words('offers.show')} />
  if (offer?.launchUrl == null) return <p>{words('offers.no-address')}</p>
  const note = () => send({ product: offer.about, locale, at: Date.now() })
  return (
    <p>
      <ButtonLink kind="quiet" icon="out" href={offer.launchUrl} leaves={note}>
        {words('offers.launch')}
      </ButtonLink>
    </p>
  )
}

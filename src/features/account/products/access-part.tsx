import { type OfferedProduct } from '../../../access/offered-product'
import { mainWords } from '../../../i18n/words'
import { href } from '../../../routes/href'
import { ButtonLink } from '../../../ui/button/button'
import { WhyList } from '../../../ui/why-list/why-list'
import { Card } from '../card'
import { type ScreenProps } from '../screen-props'
import { AccessRequest } from './access-form'
import { Launch } from './launch'
import { toReasons } from './to-reasons'
import { findOffer, useOffers } from './use-offers'

/** Before the door of one product: the way in, or asking for it. */
export function AccessPart(props: ScreenProps) {
  const { wanted } = props
  return wanted === undefined ? null : <Door {...props} product={wanted} />
}

function Door({ product, ...props }: ScreenProps & { product: OfferedProduct }) {
  const { locale, words } = props
  const asked = useOffers(locale)
  const offer = findOffer(asked.data?.offers ?? [], product)
  if (offer?.isOpen === true) {
    return (
      <>
        <p role="status">{words('offers.opened', { name: product.name })}</p>
        <Launch {...props} product={product} offer={offer} />
      </>
    )
  }
  return (
    <Card id="ask_for_access" title={words('offers.ask')} {...{ locale, words, asked }}>
      {() => (
        <>
          <WhyClosed {...props} product={product} />
          {offer === undefined ? (
            <ButtonLink href={href('contact-us', locale)}>{mainWords(locale)('dashboard.ask')}</ButtonLink>
          ) : (
            <AccessRequest {...{ locale, words, product, offer }} />
          )}
        </>
      )}
    </Card>
  )
}

/** What was looked at, for somebody who is not let in. */
function WhyClosed({ words, user, product: { name, permission } }: ScreenProps & { product: OfferedProduct }) {
  return (
    <>
      <h3>{words('why.title')}</h3>
      <p>{words('why.note')}</p>
      <WhyList reasons={toReasons(words, { user, permission, opens: words('why.opens', { name }) })} />
    </>
  )
}

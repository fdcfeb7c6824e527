import { useState } from 'react'
import { type OfferedProduct } from '../../../access/offered-product'
import { Press } from '../../../shell/session/press'
import { Section } from '../../../ui/section/section'
import { Tiles } from '../../../ui/tiles/tiles'
import { Card } from '../card'
import { type ScreenProps } from '../screen-props'
import { AccessRequest } from './access-form'
import { Launch } from './launch'
import { sayUsed, type ShownProduct, toClosedTile, toOpenTile } from './product-tile'
import { useShownProducts } from './use-shown-products'

/** What is open to somebody, with the way in; and what can be asked for. */
export function ProductsPart(props: ScreenProps) {
  const { locale, words } = props
  const { asked, all, open, closed } = useShownProducts(props)
  const [chosen, choose] = useState<OfferedProduct>()
  const wanted = closed.find(({ product }) => product === chosen)
  const card = { locale, words, asked: { ...asked, data: all } }
  return (
    <>
      <Card id="open_products" title={words('offers.yours')} {...card}>
        {() => <Open {...props} shown={open} />}
      </Card>
      {closed.length === 0 ? null : (
        <Section id="closed_products" title={words('offers.can-ask')} note={words('offers.can-ask-note')}>
          <Tiles
            tiles={closed.map((one) =>
              toClosedTile(one, props, <Press onPress={() => choose(one.product)}>{words('offers.ask')}</Press>),
            )}
          />
        </Section>
      )}
      {wanted?.offer === undefined ? null : (
        <Section id="ask_for_product" title={words('offers.ask-for', { name: wanted.product.name })}>
          <AccessRequest key={wanted.offer.id} {...{ locale, words }} product={wanted.product} offer={wanted.offer} />
        </Section>
      )}
    </>
  )
}

function Open({ shown, ...props }: ScreenProps & { shown: readonly ShownProduct[] }) {
  const { words } = props
  if (shown.length === 0) return <p>{words('offers.none')}</p>
  return (
    <Tiles
      tiles={shown.map((one) => ({
        ...toOpenTile(one, props),
        text: <p>{one.offer?.kind === 'PRODUCT' ? sayUsed(one.offer, props) : one.offer?.summary}</p>,
        action: <Launch {...props} {...one} />,
      }))}
    />
  )
}

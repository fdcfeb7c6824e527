import { useState } from 'react'
import { decideOn, type OfferedProduct } from '../../access/offered-product'
import { toProductDoor } from '../../access/product-door'
import { formatDay } from '../../i18n/format-date'
import { type Offer } from '../../services/account/account-answers'
import { Press } from '../../shell/session/press'
import { useSession } from '../../shell/session/use-session'
import { Section } from '../../ui/section/section'
import { type Tile, Tiles } from '../../ui/tiles/tiles'
import { AccessRequest } from './access-form'
import { Card } from './card'
import { Launch } from './launch'
import { type ScreenProps } from './screen-props'
import { findOffer, useOffers } from './use-offers'

type Shown = { product: OfferedProduct; offer: Offer | undefined }

/** What is open to somebody, with the way in; and what can be asked for. */
export function ProductsPart(props: ScreenProps) {
  const { locale, words, products = [] } = props
  const { permissions } = useSession()
  const asked = useOffers(locale)
  const [chosen, choose] = useState<OfferedProduct>()
  const subject = { permissions: permissions.status === 'ready' ? permissions.lists : nothing }
  const all = products.map((product) => ({ product, offer: findOffer(asked.data?.offers ?? [], product) }))
  const isOpen = ({ product, offer }: Shown) => offer?.isOpen ?? decideOn(subject, product).allow
  const closed = all.filter((one) => !isOpen(one))
  const wanted = closed.find(({ product }) => product === chosen)
  const card = { locale, words, asked: { ...asked, data: all } }
  return (
    <>
      <Card id="open_products" title={words('offers.yours')} {...card}>
        {() => <Open {...props} shown={all.filter(isOpen)} />}
      </Card>
      {closed.length === 0 ? null : (
        <Section id="closed_products" title={words('offers.can-ask')} note={words('offers.can-ask-note')}>
          <Tiles tiles={closed.map((one) => toClosed(one, { ...props, choose }))} />
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

const nothing = { productPermissions: [], collaborationPermissions: [], compliancePermissions: [] }

function Open({ shown, ...props }: ScreenProps & { shown: readonly Shown[] }) {
  const { words } = props
  if (shown.length === 0) return <p>{words('offers.none')}</p>
  return <Tiles tiles={shown.map((one) => toOpen(one, props))} />
}

function toOpen({ product, offer }: Shown, props: ScreenProps): Tile {
  const { locale, words } = props
  const until = offer?.until ?? null
  const state = until === null ? words('offers.open') : words('offers.open-until', { date: formatDay(locale, until) })
  return {
    key: `${product.kind} ${product.permission}`,
    title: product.name,
    href: product.href,
    state: { text: state, icon: 'tick' },
    text: <p>{offer?.kind === 'PRODUCT' ? sayUsed(offer, props) : offer?.summary}</p>,
    action: <Launch {...props} product={product} offer={offer} />,
  }
}

const sayUsed = ({ lastUsedAt }: Offer, { locale, words }: ScreenProps): string =>
  lastUsedAt === null ? words('offers.unused') : words('offers.used', { date: formatDay(locale, lastUsedAt) })

type Choosing = ScreenProps & { choose: (product: OfferedProduct) => void }

function toClosed({ product, offer }: Shown, { locale, words, choose }: Choosing): Tile {
  const request = offer?.request ?? null
  const isWaiting = request?.state === 'OPEN'
  const date = isWaiting ? formatDay(locale, request.madeAt) : ''
  return {
    key: `${product.kind} ${product.permission}`,
    title: product.name,
    href: toProductDoor(locale, product.permission),
    state: isWaiting
      ? { text: words('offers.requested', { date }), icon: 'mail' }
      : { text: words('offers.closed'), icon: 'lock' },
    text: (
      <>
        <p>{words('offers.needs', { permission: product.permission })}</p>
        {request?.state === 'REFUSED' ? (
          <p>{words('offers.refused', { date: formatDay(locale, request.answeredAt ?? request.madeAt) })}</p>
        ) : null}
      </>
    ),
    action:
      offer === undefined || isWaiting ? undefined : (
        <Press onPress={() => choose(product)}>{words('offers.ask')}</Press>
      ),
    isClosed: true,
  }
}

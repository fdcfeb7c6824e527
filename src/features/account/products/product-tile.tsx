import { type ReactNode } from 'react'
import { type OfferedProduct } from '../../../access/offered-product'
import { toProductDoor } from '../../../access/product-door'
import { formatDay } from '../../../i18n/format/format-date'
import { type Offer } from '../../../services/account/answers/dashboard-answers'
import { type Tile } from '../../../ui/tiles/tiles'
import { type ScreenProps } from '../screen-props'

export type ShownProduct = { product: OfferedProduct; offer: Offer | undefined }
type Said = Pick<ScreenProps, 'locale' | 'words'>

const keyOf = ({ kind, permission }: OfferedProduct): string => `${kind} ${permission}`

/** What is open to somebody, and until when. */
export function toOpenTile({ product, offer }: ShownProduct, { locale, words }: Said): Tile {
  const until = offer?.until ?? null
  const state = until === null ? words('offers.open') : words('offers.open-until', { date: formatDay(locale, until) })
  return { key: keyOf(product), title: product.name, href: product.href, state: { text: state, icon: 'tick' } }
}

export const sayUsed = ({ lastUsedAt }: Offer, { locale, words }: Said): string =>
  lastUsedAt === null ? words('offers.unused') : words('offers.used', { date: formatDay(locale, lastUsedAt) })

/** What is closed to somebody, and what they can do about it; nothing while they wait for an answer. */
export function toClosedTile({ product, offer }: ShownProduct, { locale, words }: Said, ask: ReactNode): Tile {
  const request = offer?.request ?? null
  const isWaiting = request?.state === 'OPEN'
  const date = isWaiting ? formatDay(locale, request.madeAt) : ''
  return {
    key: keyOf(product),
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
    action: offer === undefined || isWaiting ? undefined : ask,
    isClosed: true,
  }
}

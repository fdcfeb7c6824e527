import { decideOn } from '../../../access/offered-product'
import { useSession } from '../../../shell/session/use-session'
import { type ScreenProps } from '../screen-props'
import { type ShownProduct } from './product-tile'
import { findOffer, useOffers } from './use-offers'

const nothing = { productPermissions: [], collaborationPermissions: [], compliancePermissions: [] }

/** The products of a screen as they stand for somebody: by the service's answer, or by their permissions without one. */
export function useShownProducts({ locale, products = [] }: ScreenProps) {
  const { permissions } = useSession()
  const asked = useOffers(locale)
  const subject = { permissions: permissions.status === 'ready' ? permissions.lists : nothing }
  const all = products.map((product) => ({ product, offer: findOffer(asked.data?.offers ?? [], product) }))
  const isOpen = ({ product, offer }: ShownProduct) => offer?.isOpen ?? decideOn(subject, product).allow
  return { asked, all, open: all.filter(isOpen), closed: all.filter((one) => !isOpen(one)) }
}

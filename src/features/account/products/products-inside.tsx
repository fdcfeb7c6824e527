import { useEffect, useLayoutEffect } from 'react'
import { type OfferedProduct } from '../../../access/offered-product'
import { type LocaleIn } from '../../../config/locales'
import { type SignedInWords } from '../../../i18n/load/load-signed-in-words'
import { leaveAccount } from '../../../services/account/leaving'
import { useSession } from '../../../shell/session/use-session'
import { WaitLines } from '../../../ui/wait-lines/wait-lines'
import { AccountOf } from '../account-of'
import { ProductsPart } from './products-part'

type Props = {
  locale: LocaleIn<'main'>
  products: readonly OfferedProduct[]
  words: SignedInWords
  /** What the page says to those who are not signed in. */
  show: (isNobodyHere: boolean) => void
}

/** The page about access to tools, for somebody who is signed in: theirs with the way in, and what can be asked for. */
export function ProductsInside({ locale, products, words, show }: Props) {
  const { auth, session } = useSession()
  const isNobody = auth.status === 'anonymous' || auth.status === 'denied'
  useEffect(() => {
    if (auth.status === 'booting') void session.restore(locale)
  }, [auth.status, locale, session])
  useEffect(() => {
    if (auth.authenticated) void session.loadPermissions()
  }, [auth.authenticated, session])
  useLayoutEffect(() => show(isNobody), [show, isNobody])
  if (auth.authenticated)
    return (
      <AccountOf key={auth.user.objectId} user={auth.user}>
        <Left />
        <ProductsPart {...{ locale, words, products }} user={auth.user} />
      </AccountOf>
    )
  return isNobody ? null : (
    <div className="wrap">
      <WaitLines text={words('card.loading', { title: words('offers.yours') })} />
    </div>
  )
}

/** What was loaded for somebody is forgotten once they have left. */
function Left() {
  useEffect(() => () => void leaveAccount(), [])
  return null
}

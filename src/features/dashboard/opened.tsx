import { type OfferedProduct } from '../../access/offered-product'
import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { type User } from '../../services/identity/user'
import { ScreenGate } from '../../shell/session/screens/screen-gate'
import { MoreLink } from '../../ui/more-link/more-link'
import { AccountPart } from '../account/account-part'

type Props = { locale: LocaleIn<'main'>; user: User; product: OfferedProduct }

/** A product that somebody may open. Its own page sent them here, and to be sent back there would be a circle. */
export function Opened({ locale, user, product }: Props) {
  const words = mainWords(locale)
  const { name, href: about } = product
  return (
    <ScreenGate title={words('access.opened', { name })} lead={<p>{words('access.opened-text')}</p>}>
      <AccountPart name="access" locale={locale} user={user} wanted={product} />
      <p>
        <MoreLink href={about} text={words('access.about', { name })} />
      </p>
    </ScreenGate>
  )
}

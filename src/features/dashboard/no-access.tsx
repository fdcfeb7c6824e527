import { type Decision } from '../../access/can'
import { type OfferedProduct } from '../../access/offered-product'
import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { type User } from '../../services/identity/user'
import { ScreenGate } from '../../shell/session/screens/screen-gate'
import { MoreLink } from '../../ui/more-link/more-link'
import { AccountPart } from '../account/account-part'

type Props = { locale: LocaleIn<'main'>; user: User; product: OfferedProduct; decision: Decision }

/** A product that somebody may not open: which, why, and who can change that. */
export function NoAccess({ locale, user, product, decision: { because } }: Props) {
  const words = mainWords(locale)
  const { name, permission, href: about } = product
  const missing = because.reason === 'not-granted' && because.missing.length > 0 ? because.missing : [permission]
  return (
    <ScreenGate
      title={words('access.none', { name })}
      lead={<p>{words('access.why-text', { permission: missing.join(', ') })}</p>}
      aside={
        <>
          <h2>{words('access.who')}</h2>
          <p>{words('access.who-text')}</p>
        </>
      }
    >
      <AccountPart name="access" locale={locale} user={user} wanted={product} />
      <p>
        <MoreLink href={about} text={words('access.about', { name })} />
      </p>
    </ScreenGate>
  )
}

import { type Decision } from '../../access/can'
import { type OfferedProduct } from '../../access/offered-product'
import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { ScreenGate } from '../../shell/session/screen-gate'
import { ButtonLink } from '../../ui/button/button'
import { MoreLink } from '../../ui/more-link/more-link'

type Props = { locale: LocaleIn<'main'>; product: OfferedProduct; decision: Decision }

/** A product that somebody may not open: which, why, and who can change that. */
export function NoAccess({ locale, product: { name, permission, href: about }, decision: { because } }: Props) {
  const words = mainWords(locale)
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
      <ButtonLink href={href('contact-us', locale)}>{words('dashboard.ask')}</ButtonLink>
      <p>
        <MoreLink href={about} text={words('access.about', { name })} />
      </p>
    </ScreenGate>
  )
}

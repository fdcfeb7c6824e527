import { type OfferedProduct } from '../../access/offered-product'
import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { ScreenGate } from '../../shell/session/screen-gate'
import { ButtonLink } from '../../ui/button/button'
import { MoreLink } from '../../ui/more-link/more-link'

type Props = { locale: LocaleIn<'main'>; product: OfferedProduct }

/** A product that somebody may open. Its own page sent them here, and to be sent back there would be a circle. */
export function Opened({ locale, product: { name, href: about } }: Props) {
  const words = mainWords(locale)
  return (
    <ScreenGate title={words('access.opened', { name })} lead={<p>{words('access.opened-text')}</p>}>
      <ButtonLink href={href('contact-us', locale)}>{words('shell.contact')}</ButtonLink>
      <p>
        <MoreLink href={about} text={words('access.about', { name })} />
      </p>
    </ScreenGate>
  )
}

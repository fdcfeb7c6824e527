import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { useBroughtBack } from '../../shell/session/use-brought-back'
import { Gate } from '../../ui/gate/gate'
import { MoreLink } from '../../ui/more-link/more-link'

/** While the provider is asked. Without JavaScript nothing more comes: it says that instead, and names another way. */
export function Wait({ locale }: { locale: LocaleIn<'main'> }) {
  const words = mainWords(locale)
  // Nothing comes any more of what it waited for when it was left.
  useBroughtBack(() => location.reload())
  return (
    <Gate title={words('account.title')} lead={<p>{words('account.wait-text')}</p>} isBusy>
      <noscript>
        <p>{words('account.script-text')}</p>
        <p>
          <MoreLink href={href('contact-us', locale)} text={words('shell.contact')} />
        </p>
      </noscript>
    </Gate>
  )
}

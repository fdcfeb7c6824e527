import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { ScreenGate } from '../../shell/session/screens/screen-gate'

/** Stands where an account is needed, on a site that was built without a sign-in provider. */
export function NotSetUp({ locale }: { locale: LocaleIn<'main'> }) {
  const words = mainWords(locale)
  return (
    <ScreenGate title={words('denied.unset')} lead={<p>{words('denied.unset-text')}</p>}>
      <p>
        <a href={href('contact-us', locale)}>{words('shell.contact')}</a>
      </p>
    </ScreenGate>
  )
}

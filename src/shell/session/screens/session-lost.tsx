import { type LocaleIn } from '../../../config/locales'
import { mainWords } from '../../../i18n/words'
import { isIn } from '../../../routes/address'
import { href } from '../../../routes/href'
import { Notice } from '../../../ui/notice/notice'

/** That a session could not be kept up, on the page where it then leads. Hidden until a script knows that it was so. */
export function SessionLost({ locale }: { locale: LocaleIn<'main'> }) {
  if (!isIn('sign-in', locale)) return null
  const words = mainWords(locale)
  return (
    <div className="wrap" role="status" data-session-lost="" hidden>
      <Notice kind="warning" isFirst>
        <p>
          {words('session-lost.text')} <a href={href('sign-in', locale)}>{words('session-lost.again')}</a>
        </p>
      </Notice>
    </div>
  )
}

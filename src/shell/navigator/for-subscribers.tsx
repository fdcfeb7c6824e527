import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { signInPageFor } from '../../services/identity/home-of'
import { MoreLink } from '../../ui/more-link/more-link'
import { Notice } from '../../ui/notice/notice'

type Props = {
  locale: LocaleIn<'main'>
  /** Of the page: a sign-in leads back to it. */
  path: string
}

/** Says what is not on the page, how subscribers come to it, and where others ask for it. */
export function ForSubscribers({ locale, path }: Props) {
  const words = mainWords(locale)
  return (
    <div className="wrap">
      <Notice title={words('navigator.subscribers')}>
        <p>{words('navigator.subscribers-text')}</p>
        <p>
          <MoreLink href={signInPageFor({ locale, returnTo: path })} text={words('navigator.sign-in')} />
        </p>
        <p>
          <MoreLink href="#ask_access" text={words('navigator.ask')} />
        </p>
      </Notice>
    </div>
  )
}

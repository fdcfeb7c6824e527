import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { MoreLink } from '../../ui/more-link/more-link'
import { Notice } from '../../ui/notice/notice'

/** Says what is not on the page, and where to ask for it. */
export function ForSubscribers({ locale }: { locale: LocaleIn<'main'> }) {
  const words = mainWords(locale)
  return (
    <div className="wrap">
      <Notice title={words('navigator.subscribers')}>
        <p>{words('navigator.subscribers-text')}</p>
        <p>
          <MoreLink href="#ask_access" text={words('navigator.ask')} />
        </p>
      </Notice>
    </div>
  )
}

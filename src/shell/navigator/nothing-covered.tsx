import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { EmptyState } from '../../ui/message/message'
import { MoreLink } from '../../ui/more-link/more-link'

export function NothingCovered({ locale }: { locale: LocaleIn<'main'> }) {
  const words = mainWords(locale)
  return (
    <EmptyState title={words('navigator.none')} text={words('navigator.none-text')}>
      <MoreLink href={href('contact-us', locale)} text={words('shell.contact')} />
    </EmptyState>
  )
}

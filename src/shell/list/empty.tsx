import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { ButtonLink } from '../../ui/button/button'
import { type Link } from '../../ui/link'
import { EmptyState } from '../../ui/message/message'

/** Where a list has nothing in it: says so, and offers one way on. */
export function Empty({ locale, instead }: { locale: LocaleIn<'main'>; instead: Link }) {
  const words = mainWords(locale)
  return (
    <EmptyState title={words('empty.heading')} text={words('empty.text')}>
      <ButtonLink href={instead.href}>{instead.text}</ButtonLink>
    </EmptyState>
  )
}

import { type ReactNode } from 'react'
import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { ButtonLink } from '../../ui/button/button'
import { Section } from '../../ui/section/section'

type Props = {
  locale: LocaleIn<'main'>
  /** What is asked for: access to a product, or a trial of a service. */
  of: 'access' | 'trial'
  children?: ReactNode
}

/** The way to what is kept for subscribers: people, who give the permission that an account needs. */
export function AskAccess({ locale, of, children }: Props) {
  const words = mainWords(locale)
  const title = words(of === 'trial' ? 'navigator.trial' : 'products.ask')
  return (
    <Section id="ask_access" title={title}>
      <p>{words('products.ask-text')}</p>
      <p>
        <ButtonLink href={href('contact-us', locale)}>{words('shell.contact')}</ButtonLink>
      </p>
      {children}
    </Section>
  )
}

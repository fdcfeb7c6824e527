import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { type MarketingProps } from '../../plan/views/marketing'
import { type Link } from '../../ui/link'
import { MoreLink } from '../../ui/more-link/more-link'
import { Section } from '../../ui/section/section'
import { EnquiryForm } from '../contact/enquiry-form'
import { Opening } from '../parts/opening'
import { AskAccess } from './ask-access'

type Props = {
  locale: LocaleIn<'main'>
  title: string
  above: readonly Link[]
  props: MarketingProps
  /** What the reader can ask for. */
  asks: 'access' | 'trial'
}

/** Why a product or a service is worth asking for. */
export function Marketing({ locale, title, above, props, asks }: Props) {
  const words = mainWords(locale)
  return (
    <article>
      <Opening locale={locale} title={title} above={above} intro={props} slug={props.slug}>
        {props.about ? <MoreLink {...props.about} /> : null}
      </Opening>
      <AskAccess locale={locale} of={asks} />
      {asks === 'trial' ? (
        <Section id="trial_form" title={words('contact.write')} note={words('contact.write-note')}>
          <EnquiryForm locale={locale} trialOf={props.about?.text ?? title} />
        </Section>
      ) : null}
    </article>
  )
}

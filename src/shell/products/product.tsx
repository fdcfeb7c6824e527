import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { type ProductProps } from '../../plan/views/products'
import { IndexList } from '../../ui/index-list/index-list'
import { type Link } from '../../ui/link'
import { MoreLink } from '../../ui/more-link/more-link'
import { PersonList } from '../../ui/person-list/person-list'
import { Section } from '../../ui/section/section'
import { Opening } from '../parts/opening'
import { AskAccess } from './ask-access'

type Props = { locale: LocaleIn<'main'>; title: string; above: readonly Link[]; props: ProductProps }

/** A product or a feature, what belongs to it, and whom to ask. */
export function Product({ locale, title, above, props }: Props) {
  const words = mainWords(locale)
  return (
    <article>
      <Opening locale={locale} title={title} above={above} intro={props} slug={props.slug}>
        {props.access ? <MoreLink {...props.access} /> : null}
      </Opening>
      {props.parts.length > 0 ? (
        <Section id="its_parts" title={words('products.parts')}>
          <IndexList rows={props.parts} />
        </Section>
      ) : null}
      {props.more.length > 0 ? (
        <Section id="more_about" title={words('products.more')}>
          <IndexList rows={props.more} />
        </Section>
      ) : null}
      <AskAccess locale={locale} of="access">
        <PersonList people={props.contacts} look="rows" />
      </AskAccess>
    </article>
  )
}

import { type LocaleIn } from '../../config/locales'
import { type MarketingProps } from '../../plan/views/marketing'
import { type Link } from '../../ui/link'
import { MoreLink } from '../../ui/more-link/more-link'
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
  return (
    <article>
      <Opening locale={locale} title={title} above={above} intro={props} slug={props.slug}>
        {props.about ? <MoreLink {...props.about} /> : null}
      </Opening>
      <AskAccess locale={locale} of={asks} />
    </article>
  )
}

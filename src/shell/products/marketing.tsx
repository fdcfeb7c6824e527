import { type MarketingProps } from '../../build/views/marketing'
import { type LocaleIn } from '../../config/locales'
import { mainWords } from '../../i18n/words'
import { Cover } from '../../ui/cover/cover'
import { type Link } from '../../ui/link'
import { MoreLink } from '../../ui/more-link/more-link'
import { PageHead } from '../../ui/page-head/page-head'
import { ArticleBody } from '../../ui/prose/prose'
import { Body } from '../body'
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
      <PageHead
        title={title}
        size="entity"
        above={{ label: words('shell.breadcrumb'), links: above }}
        standfirst={props.standfirst}
        art={<Cover slug={props.slug} shape="stand" />}
      >
        {props.about ? <MoreLink {...props.about} /> : null}
      </PageHead>
      <ArticleBody aside={null}>
        <Body blocks={props.body} locale={locale} />
      </ArticleBody>
      <AskAccess locale={locale} of={asks} />
    </article>
  )
}

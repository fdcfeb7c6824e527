import { type LocaleIn } from '../../config/locales'
import { type MainWords, mainWords } from '../../i18n/words'
import { type NavContentProps } from '../../plan/views/nav-content'
import { type Fact, Facts } from '../../ui/facts/facts'
import { Inside, Outside } from '../../ui/inside/inside'
import { type Link } from '../../ui/link'
import { PageHead } from '../../ui/page-head/page-head'
import { ArticleBody } from '../../ui/prose/prose'
import { When } from '../../ui/when/when'
import { linkOf } from '../parts/link-of'
import { AskAccess } from '../products/ask-access'
import { ForSubscribers } from './for-subscribers'

type Props = { locale: LocaleIn<'main'>; path: string; title: string; above: readonly Link[]; props: NavContentProps }

/** What anybody may read of a guidance. */
export function Guidance({ locale, path, title, above, props }: Props) {
  const words = mainWords(locale)
  return (
    <>
      <PageHead
        title={title}
        above={{ label: words('shell.breadcrumb'), links: above }}
        standfirst={props.standfirst}
      />
      <ArticleBody aside={<Facts facts={factsOf(props, words)} />}>
        <p>{props.teaser}</p>
      </ArticleBody>
      {props.inside ? <Inside locale={locale} page={props.inside} /> : null}
      <Outside>
        <ForSubscribers locale={locale} path={path} />
        <AskAccess locale={locale} of="trial" />
      </Outside>
    </>
  )
}

function factsOf({ scope, reviewed, due }: NavContentProps, words: MainWords): Fact[] {
  return [
    { term: words('navigator.scope'), details: scope.map(linkOf) },
    ...(reviewed ? [{ term: words('navigator.reviewed'), details: [<When key="reviewed" {...reviewed} />] }] : []),
    ...(due ? [{ term: words('navigator.review-due'), details: [<When key="due" {...due} />] }] : []),
  ]
}

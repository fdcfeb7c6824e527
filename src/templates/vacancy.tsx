import { type MainWords, mainWords } from '../i18n/words'
import { type VacancyProps } from '../plan/views/vacancy'
import { AlertMe } from '../shell/alert-me/alert-me'
import { page, pageHead } from '../shell/page'
import { Body } from '../shell/parts/body'
import { linkOf } from '../shell/parts/link-of'
import { ButtonLink } from '../ui/button/button'
import { type Fact, Facts } from '../ui/facts/facts'
import { MoreLink } from '../ui/more-link/more-link'
import { Notice } from '../ui/notice/notice'
import { PageHead } from '../ui/page-head/page-head'
import { ArticleBody } from '../ui/prose/prose'
import { When } from '../ui/when/when'

export default page<VacancyProps>(({ locale, title, above, props }) => {
  const words = mainWords(locale)
  return (
    <article>
      <PageHead title={title} above={{ label: words('shell.breadcrumb'), links: above }} standfirst={props.standfirst}>
        {props.applyUrl === undefined ? null : <ButtonLink href={props.applyUrl}>{words('careers.apply')}</ButtonLink>}
      </PageHead>
      {props.applyUrl === undefined ? (
        <div className="wrap">
          <Notice kind="warning" title={words('careers.closed', { date: props.closes.text })}>
            <p>{words('careers.closed-text')}</p>
            <p>
              <MoreLink {...props.all} />
            </p>
          </Notice>
        </div>
      ) : null}
      <ArticleBody aside={<Facts facts={factsOf(props, words)} />}>
        <Body blocks={props.body} locale={locale} />
      </ArticleBody>
      <AlertMe locale={locale} of={`vacancy-${props.id}`} />
    </article>
  )
})

export const Head = pageHead

function factsOf(props: VacancyProps, words: MainWords): Fact[] {
  const facts: Fact[] = [
    { term: words('careers.location'), details: props.offices.map(linkOf) },
    { term: words('careers.area'), details: [props.area] },
    { term: words('careers.level'), details: [props.level] },
    { term: words('careers.employment'), details: [props.employment] },
    { term: words('careers.salary'), details: props.salary === undefined ? [] : [props.salary] },
    { term: words('careers.posted'), details: [<When key="posted" {...props.posted} />] },
    { term: words('careers.closing'), details: [<When key="closes" {...props.closes} />] },
    { term: words('careers.benefits'), details: [linkOf(props.benefits)] },
    { term: words('legal.number'), details: [props.reference] },
  ]
  return facts.filter(({ details }) => details.length > 0)
}

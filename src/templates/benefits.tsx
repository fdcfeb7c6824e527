import { type BenefitsProps } from '../build/views/benefits'
import { mainWords } from '../i18n/words'
import { Body } from '../shell/body'
import { page, pageHead } from '../shell/page'
import { IndexList } from '../ui/index-list/index-list'
import { EmptyState } from '../ui/message/message'
import { MoreLink } from '../ui/more-link/more-link'
import { PageHead } from '../ui/page-head/page-head'
import { ArticleBody } from '../ui/prose/prose'
import { Section } from '../ui/section/section'

export default page<BenefitsProps>(({ locale, title, above, props }) => {
  const words = mainWords(locale)
  return (
    <>
      <PageHead
        title={title}
        size="entity"
        above={{ label: words('shell.breadcrumb'), links: above }}
        standfirst={props.standfirst}
      >
        <MoreLink {...props.vacancies} />
      </PageHead>
      {props.body.length > 0 ? (
        <ArticleBody aside={null}>
          <Body blocks={props.body} locale={locale} />
        </ArticleBody>
      ) : null}
      {props.countries.length > 0 ? (
        <Section id="benefits_by_country" title={words('location.countries')}>
          <IndexList rows={props.countries} />
        </Section>
      ) : (
        <div className="wrap">
          <EmptyState title={words('careers.no-benefits')} text={words('careers.no-benefits-text')}>
            <MoreLink {...props.vacancies} />
          </EmptyState>
        </div>
      )}
    </>
  )
})

export const Head = pageHead

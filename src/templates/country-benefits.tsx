import { mainWords } from '../i18n/words'
import { type CountryBenefitsProps } from '../plan/views/benefits'
import { VacancyTable } from '../shell/careers/vacancy-table'
import { page, pageHead } from '../shell/page'
import { Body } from '../shell/parts/body'
import { EmptyState } from '../ui/message/message'
import { MoreLink } from '../ui/more-link/more-link'
import { PageHead } from '../ui/page-head/page-head'
import { ArticleBody } from '../ui/prose/prose'
import { Section } from '../ui/section/section'

export default page<CountryBenefitsProps>(({ locale, title, above, props }) => {
  const words = mainWords(locale)
  return (
    <article>
      <PageHead title={title} above={{ label: words('shell.breadcrumb'), links: above }} standfirst={props.standfirst}>
        {props.country ? <MoreLink {...props.country} /> : null}
      </PageHead>
      <ArticleBody aside={null}>
        <Body blocks={props.body} locale={locale} />
      </ArticleBody>
      {props.vacancies.length > 0 ? (
        <Section id="vacancies_here" title={words('careers.vacancies-in')} more={props.all}>
          <VacancyTable id="vacancies_table" locale={locale} vacancies={props.vacancies} />
        </Section>
      ) : (
        <div className="wrap">
          <EmptyState title={words('careers.none')} text={words('careers.none-text')}>
            <MoreLink {...props.all} />
          </EmptyState>
        </div>
      )}
    </article>
  )
})

export const Head = pageHead

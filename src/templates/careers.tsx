import { type CareersProps, type VacancyGroup } from '../build/views/careers'
import { mainWords } from '../i18n/words'
import { Body } from '../shell/body'
import { VacancyTable } from '../shell/careers/vacancy-table'
import { page, pageHead } from '../shell/page'
import { Cover } from '../ui/cover/cover'
import { Facts } from '../ui/facts/facts'
import { EmptyState } from '../ui/message/message'
import { MoreLink } from '../ui/more-link/more-link'
import { PageHead } from '../ui/page-head/page-head'
import { ArticleBody } from '../ui/prose/prose'
import { Section } from '../ui/section/section'

export default page<CareersProps>(({ locale, title, above, props }) => {
  const words = mainWords(locale)
  const { vacancies, byLocation, byArea, byLevel } = props
  return (
    <>
      <PageHead
        title={title}
        size="entity"
        above={{ label: words('shell.breadcrumb'), links: above }}
        standfirst={props.standfirst}
        {...(props.cover ? { strip: <Cover slug="" picture={props.cover} shape="strip" /> } : {})}
      >
        <MoreLink {...props.benefits} />
      </PageHead>
      <div className="wrap">
        {vacancies.length > 0 ? (
          <VacancyTable id="open_vacancies" locale={locale} vacancies={vacancies} />
        ) : (
          <EmptyState title={words('careers.none')} text={words('careers.none-text')}>
            <MoreLink {...props.contact} />
          </EmptyState>
        )}
      </div>
      {vacancies.length > 0 ? (
        <>
          <Groups id="by_location" title={words('careers.by-location')} groups={byLocation} />
          <Groups id="by_area" title={words('careers.by-area')} groups={byArea} />
          <Groups id="by_level" title={words('careers.by-level')} groups={byLevel} />
        </>
      ) : null}
      {props.body.length > 0 ? (
        <ArticleBody aside={null}>
          <Body blocks={props.body} locale={locale} />
        </ArticleBody>
      ) : null}
    </>
  )
})

export const Head = pageHead

function Groups({ id, title, groups }: { id: string; title: string; groups: readonly VacancyGroup[] }) {
  return (
    <Section id={id} title={title}>
      <Facts
        look="columns"
        facts={groups.map(({ value, vacancies }) => ({
          term: value,
          details: vacancies.map(({ href, text }) => (
            <a key={href} href={href}>
              {text}
            </a>
          )),
        }))}
      />
    </Section>
  )
}

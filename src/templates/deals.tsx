import { type DealsProps } from '../build/views/deals'
import { type MainWords, mainWords } from '../i18n/words'
import { Body } from '../shell/body'
import { Empty } from '../shell/list/empty'
import { FindInList } from '../shell/list/find-in-list'
import { page, pageHead } from '../shell/page'
import { Facets } from '../ui/facets/facets'
import { type Fact, Facts } from '../ui/facts/facts'
import { type Link } from '../ui/link'
import { LinkGroups } from '../ui/link-groups/link-groups'
import { PageHead } from '../ui/page-head/page-head'
import { ArticleBody } from '../ui/prose/prose'
import { RecordList } from '../ui/record-list/record-list'
import { Section } from '../ui/section/section'

export default page<DealsProps>(({ locale, title, above, props }) => {
  const words = mainWords(locale)
  const { intro, facets, years, indexes, instead } = props
  return (
    <>
      <PageHead
        title={title}
        size="entity"
        above={{ label: words('shell.breadcrumb'), links: above }}
        standfirst={intro.standfirst}
      />
      {intro.body.length > 0 ? (
        <ArticleBody aside={null}>
          <Body blocks={intro.body} locale={locale} />
        </ArticleBody>
      ) : null}
      <FindInList locale={locale} groups={['deals']}>
        <div className="wrap">
          {years.length > 0 ? <Facets facets={facets} /> : <Empty locale={locale} instead={instead} />}
        </div>
        {years.map(({ id, year, matters }) => (
          <Section key={id} id={id} title={year}>
            <RecordList rows={matters.map((matter) => rowOf(matter, words))} />
          </Section>
        ))}
        {indexes.map(({ id, title: heading, groups }) => (
          <Section key={id} id={id} title={heading}>
            <LinkGroups groups={groups} level={3} />
          </Section>
        ))}
      </FindInList>
    </>
  )
})

export const Head = pageHead

type ListedMatter = DealsProps['years'][number]['matters'][number]

const rowOf = (matter: ListedMatter, words: MainWords) => ({
  key: String(matter.id),
  id: `matter_${matter.id}`,
  date: matter.date,
  content: matter.title,
  note: matter.summary,
  more: <Facts look="columns" facts={factsOf(matter, words)} />,
})

function factsOf(matter: ListedMatter, words: MainWords): Fact[] {
  const facts: Fact[] = [
    { term: words('deals.client'), details: [matter.client] },
    { term: words('deals.role'), details: [matter.role] },
    { term: words('deals.value'), details: matter.value === undefined ? [] : [matter.value] },
    { term: words('deals.people'), details: matter.people.map(toLink) },
    { term: words('expertise.title'), details: matter.expertise.map(toLink) },
    { term: words('person.offices'), details: matter.offices.map(toLink) },
    { term: words('navigator.jurisdiction'), details: matter.jurisdictions },
  ]
  return facts.filter(({ details }) => details.length > 0)
}

const toLink = ({ href, text }: Link) => (
  <a key={href} href={href}>
    {text}
  </a>
)

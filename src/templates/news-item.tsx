import { mainWords } from '../i18n/words'
import { type NewsItemProps } from '../plan/views/news-item'
import { page, pageHead } from '../shell/page'
import { Body } from '../shell/parts/body'
import { Matters } from '../shell/parts/matters'
import { Facts } from '../ui/facts/facts'
import { IndexList } from '../ui/index-list/index-list'
import { PageHead } from '../ui/page-head/page-head'
import { type PersonEntry, PersonList } from '../ui/person-list/person-list'
import { ArticleBody } from '../ui/prose/prose'
import { Section } from '../ui/section/section'
import { When } from '../ui/when/when'

export default page<NewsItemProps>(({ locale, title, above, props }) => {
  const words = mainWords(locale)
  const { standfirst, published, body, people, matters, press, others, all } = props
  return (
    <article>
      <PageHead title={title} above={{ label: words('shell.breadcrumb'), links: above }} standfirst={standfirst}>
        <Facts look="columns" facts={[{ term: words('deals.date'), details: [<When key="date" {...published} />] }]} />
      </PageHead>
      <ArticleBody aside={null}>
        <Body blocks={body} locale={locale} />
      </ArticleBody>
      {matters.length > 0 ? (
        <Section id="own_matters" title={words('deals.title')}>
          <Matters matters={matters} />
        </Section>
      ) : null}
      <People id="people_named" title={words('body.people')} people={people} />
      <People id="press_contact" title={words('news.press')} people={press} />
      {others.length > 0 ? (
        <Section id="other_news" title={words('body.related')} more={all}>
          <IndexList rows={others} />
        </Section>
      ) : null}
    </article>
  )
})

export const Head = pageHead

function People({ people, ...section }: { id: string; title: string; people: readonly PersonEntry[] }) {
  if (people.length === 0) return null
  return (
    <Section {...section}>
      <PersonList people={people} look="rows" />
    </Section>
  )
}

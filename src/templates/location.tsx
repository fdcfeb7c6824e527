import { type LocationProps } from '../build/views/places'
import { mainWords } from '../i18n/words'
import { Body } from '../shell/body'
import { page, pageHead } from '../shell/page'
import { IndexList } from '../ui/index-list/index-list'
import { OfficeList } from '../ui/office-list/office-list'
import { PageHead } from '../ui/page-head/page-head'
import { PersonList } from '../ui/person-list/person-list'
import { ArticleBody } from '../ui/prose/prose'
import { RunningIndex } from '../ui/running-index/running-index'
import { Section } from '../ui/section/section'

export default page<LocationProps>(({ locale, title, above, props }) => {
  const words = mainWords(locale)
  const { standfirst, body, offices, desk, people, cities, insights } = props
  const who = people.length > 0 ? people : desk
  return (
    <article>
      <PageHead
        title={title}
        size="entity"
        above={{ label: words('shell.breadcrumb'), links: above }}
        standfirst={standfirst}
      />
      {body.length > 0 ? (
        <ArticleBody aside={null}>
          <Body blocks={body} locale={locale} />
        </ArticleBody>
      ) : null}
      {offices.length > 0 ? (
        <Section id="location_offices" title={words('home.offices')}>
          <OfficeList offices={offices} />
        </Section>
      ) : null}
      {who.length > 0 ? (
        <Section
          id="location_people"
          title={words(people.length > 0 ? 'people.title' : 'location.desk')}
          note={people.length > 0 ? undefined : words('location.desk-text')}
        >
          <PersonList people={who} />
        </Section>
      ) : null}
      {cities.length > 0 ? (
        <Section id="location_cities" title={words('location.cities')}>
          <RunningIndex links={cities} />
        </Section>
      ) : null}
      {insights.length > 0 ? (
        <Section id="location_insights" title={words('insights.title')}>
          <IndexList rows={insights} />
        </Section>
      ) : null}
    </article>
  )
})

export const Head = pageHead

import { type MainWords, mainWords } from '../i18n/words'
import { type LocationProps } from '../plan/views/places'
import { page, pageHead } from '../shell/page'
import { OwnText } from '../shell/parts/own-text'
import { IndexList } from '../ui/index-list/index-list'
import { LandMapOf } from '../ui/land-map/land-map'
import { OfficeList } from '../ui/office-list/office-list'
import { PageHead } from '../ui/page-head/page-head'
import { PersonList } from '../ui/person-list/person-list'
import { RunningIndex } from '../ui/running-index/running-index'
import { Section } from '../ui/section/section'

export default page<LocationProps>(({ locale, title, above, props }) => {
  const words = mainWords(locale)
  const { standfirst, body, offices, region, cities, insights } = props
  return (
    <article>
      <PageHead
        title={title}
        size="entity"
        above={{ label: words('shell.breadcrumb'), links: above }}
        standfirst={standfirst}
        {...(region ? { art: <LandMapOf {...region} /> } : {})}
      />
      <OwnText blocks={body} locale={locale} />
      {offices.length > 0 ? (
        <Section id="location_offices" title={words('home.offices')}>
          <OfficeList offices={offices} />
        </Section>
      ) : null}
      <Who words={words} {...props} />
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

/** The people of its offices; without one, those who answer for it. */
function Who({ people, desk, words }: Pick<LocationProps, 'people' | 'desk'> & { words: MainWords }) {
  if (people.length > 0) {
    return (
      <Section id="location_people" title={words('people.title')}>
        <PersonList people={people} />
      </Section>
    )
  }
  if (desk.length === 0) return null
  return (
    <Section id="location_people" title={words('location.desk')} note={words('location.desk-text')}>
      <PersonList people={desk} />
    </Section>
  )
}

import { mainWords } from '../i18n/words'
import { type LocationsProps } from '../plan/views/places'
import { page, pageHead } from '../shell/page'
import { LandMapOf } from '../ui/land-map/land-map'
import { OfficeList } from '../ui/office-list/office-list'
import { PageHead } from '../ui/page-head/page-head'
import { RunningIndex } from '../ui/running-index/running-index'
import { Section } from '../ui/section/section'

export default page<LocationsProps>(({ locale, title, above, props: { offices, world, countries, cities, from } }) => {
  const words = mainWords(locale)
  return (
    <>
      <PageHead title={title} size="entity" above={{ label: words('shell.breadcrumb'), links: above }} />
      <div className="wrap">
        <LandMapOf {...world} />
      </div>
      <Section id="all_offices" title={words('home.offices')} note={words('home.offices-note', { city: from })}>
        <OfficeList offices={offices} />
      </Section>
      <Section id="all_countries" title={words('location.countries')}>
        <RunningIndex links={countries} />
      </Section>
      <Section id="all_cities" title={words('location.cities')}>
        <RunningIndex links={cities} />
      </Section>
    </>
  )
})

export const Head = pageHead

import { mainWords } from '../i18n/words'
import { type LocationsProps } from '../plan/views/places'
import { Empty } from '../shell/list/empty'
import { page, pageHead } from '../shell/page'
import { IndexSection } from '../shell/parts/index-section'
import { OfficesSection } from '../shell/parts/offices-section'
import { LandMapOf } from '../ui/land-map/land-map'
import { PageHead } from '../ui/page-head/page-head'

export default page<LocationsProps>(({ locale, title, above, props }) => {
  const { offices, world, countries, cities, from, instead } = props
  const words = mainWords(locale)
  const isEmpty = offices.length + countries.length + cities.length === 0
  return (
    <>
      <PageHead title={title} size="entity" above={{ label: words('shell.breadcrumb'), links: above }} />
      <div className="wrap">{isEmpty ? <Empty locale={locale} instead={instead} /> : <LandMapOf {...world} />}</div>
      <OfficesSection id="all_offices" locale={locale} offices={offices} from={from} />
      <IndexSection id="all_countries" title={words('location.countries')} links={countries} />
      <IndexSection id="all_cities" title={words('location.cities')} links={cities} />
    </>
  )
})

export const Head = pageHead

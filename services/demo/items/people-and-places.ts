import { type Locale } from '../../../src/config/locales'
import { type Facts } from '../compose/expand'
import { type Firm } from '../firm-schema'
import { toEditions } from './editions'
import { type DemoItem, findRef, inEach, ref, type Ref, refs, type Values } from './item'
import { tellPerson } from './people'
import { nameIn, saidIn, tellOffice, tellWithin, toPlaceFacts } from './place-facts'
import { type Source } from './source'

type Office = Firm['offices'][number]
type Location = Firm['locations'][number]

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']

export const planOffices = (source: Source): DemoItem[] =>
  source.firm.offices.map((office) => ({
    collection: 'offices',
    key: office.key,
    values: {
      ...toEditions(source, {
        collection: 'offices',
        key: office.key,
        names: office.name,
        facts: (locale) => ({ ...toPlaceFacts(source, office.key, locale), entity: office.entity }),
      }),
      ...toOffice(office),
      pictures: toRows(source.findPicture('offices', office.key)),
    },
  }))

const toRows = (picture: Ref | undefined): Values[] => (picture ? [{ picture }] : [])

const toOffice = ({ name, city, country, ...office }: Office): Values => ({
  name,
  city: ref('locations', city),
  country: ref('locations', country),
  // An event may be held where the office has no page in the language of the event.
  address: inEach(office.address, (lines, locale) =>
    Object.hasOwn(name, locale) ? lines.replace(/\n\n/g, '\n') : undefined,
  ),
  latitude: office.latitude,
  longitude: office.longitude,
  phones: [office.phone],
  hours: weekdays.map((day) => ({ day, opens: office.hours.opens, closes: office.hours.closes })),
  legalEntity: office.entity,
  timeZone: office.timeZone,
})

export const planLocations = (source: Source): DemoItem[] =>
  source.firm.locations.map((location) => toLocation(source, location))

function toLocation(source: Source, location: Location): DemoItem {
  const { key, name, kind, iso, within, desk } = location
  return {
    collection: 'locations',
    key,
    values: {
      ...toEditions(source, {
        collection: 'locations',
        key,
        names: name,
        bank: desk.length > 0 ? 'locations-desk' : 'locations',
        facts: (locale) => toLocationFacts(source, location, locale),
      }),
      name,
      kind,
      iso,
      within: findRef('locations', within),
      desk: refs('people', desk),
      jurisdictions: source.firm.navigator.jurisdictions
        .filter((jurisdiction) => kind === 'country' && jurisdiction.key === iso)
        .map((jurisdiction) => ref('nav-jurisdictions', jurisdiction.key)),
    },
  }
}

/** Who answers there: the desk, or where there is an office one of its partners. */
function toLocationFacts(source: Source, { key, name, inPlace, desk }: Location, locale: Locale): Facts {
  const { offices, people } = source.firm
  const office = offices.find(({ city, country }) => [city, country].includes(key))
  const local = people.find((one) => one.role === 'partner' && one.offices.includes(office?.key ?? ''))
  return {
    inPlace: inPlace?.[locale as 'en'] ?? tellWithin(nameIn(name, locale), locale),
    person: tellPerson(source, desk[0] ?? local?.key, locale),
    city: office && saidIn(office, locale),
    office: office && tellOffice(office.key, saidIn(office, locale), locale),
  }
}

import { type Location } from '../../content/location'
import { type Office } from '../../content/office'
import { mainWords } from '../../i18n/words'
import { href } from '../../routes/href'
import { toLegalService } from '../../shell/head/structured-data'
import { type IndexRow } from '../../ui/index-list/index-list'
import { type LandMap } from '../../ui/land-map/land-map'
import { type Link } from '../../ui/link'
import { type PersonEntry } from '../../ui/person-list/person-list'
import { type PictureData } from '../../ui/picture/picture'
import { type RichTextPart } from '../../ui/rich-text/rich-text'
import { addressLines } from '../parts/address-lines'
import { linkToItem } from '../parts/link-to'
import { showBody, type ShownBlock } from '../show/body'
import { showDocument } from '../show/document'
import { drawRegion, drawWorld } from '../show/draw-map'
import { everywhere } from '../show/editions'
import { firmNameOf } from '../show/firm'
import { findFixed } from '../show/fixed'
import { type OpeningHours, showHours } from '../show/opening-hours'
import { hasLeft, showPeople, showPerson } from '../show/person'
import { showPicture } from '../show/picture'
import { showPlace } from '../show/place'
import { showRichText } from '../show/rich-text'
import { articleRow, newestFirst } from '../show/row'
import { type Reader } from '../store/reader'
import { view } from '../view'

const most = { people: 8, insights: 5 }

export type OfficeProps = {
  slug: string
  bearing: number | undefined
  standfirst: string | undefined
  address: string[]
  phones: string[]
  hours: OpeningHours[]
  /** Opens where the reader wants maps to open; nothing is fetched from there before. */
  map: string
  /** Drawn here: nothing is fetched from a stranger to show it. */
  region: LandMap
  pictures: PictureData[]
  body: ShownBlock[]
  legalEntity: string
  regulation: RichTextPart[]
  people: PersonEntry[]
}

export const officeView = view<'office', OfficeProps>({
  route: 'office',
  show: ({ address: { locale }, document }, read) => {
    if (document?.type !== 'office') return undefined
    return {
      ...showDocument(document, read),
      above: [{ href: href('locations', locale), text: mainWords(locale)('location.title') }],
      facts: (url) => [factsOf(document, read, url)],
      props: showOffice(document, read),
    }
  },
})

function showOffice(office: Office, read: Reader): OfficeProps {
  const { slug, address, phones, latitude, longitude, hours, legalEntity } = office
  return {
    slug,
    bearing: bearingOf(office, read),
    standfirst: office.summary,
    address: addressLines(address),
    phones,
    hours: showHours(hours, read),
    map: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    region: drawRegion(office, othersThan(office, read)),
    pictures: office.pictures.flatMap((picture) => showPicture(picture) ?? []),
    body: showBody(office.body, read),
    legalEntity,
    regulation: showRichText(office.regulatorText, read),
    people: read
      .naming('person', office)
      .filter((person) => !hasLeft(person, read))
      .sort((one, other) => Number(other.role === 'partner') - Number(one.role === 'partner'))
      .slice(0, most.people)
      .map((person) => showPerson(person, read)),
  }
}

const othersThan = (office: Office, read: Reader): Office[] => read.all('office').filter(({ id }) => id !== office.id)

type Point = { latitude: number; longitude: number }

/** The first office, from which all bearings are taken. */
export const firstOffice = (read: Reader): Office | undefined => read.all('office')[0]

/** Where needles point from; undefined where no office has one. */
export const needlesFrom = (read: Reader): string | undefined =>
  read.all('office').length > 1 ? firstOffice(read)?.name : undefined

/** The direction in which one would set out from the first office. */
export function bearingOf(office: Office, read: Reader): number | undefined {
  const first = firstOffice(read)
  return !first || first.id === office.id ? undefined : bearingBetween(first, office)
}

// https://www.movable-type.co.uk/scripts/latlong.html#bearing
function bearingBetween(from: Point, to: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const turn = radians(to.longitude - from.longitude)
  const [north, south] = [radians(from.latitude), radians(to.latitude)]
  const y = Math.sin(turn) * Math.cos(south)
  const x = Math.cos(north) * Math.sin(south) - Math.sin(north) * Math.cos(south) * Math.cos(turn)
  return Math.round(((Math.atan2(y, x) * 180) / Math.PI + 360) % 360)
}

const weekdayOf = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const

function factsOf(office: Office, read: Reader, url: (path: string) => string) {
  const city = read.find(office.city)
  return toLegalService({
    name: office.name,
    url: url(office.path),
    place: showPlace(office, read),
    latitude: office.latitude,
    longitude: office.longitude,
    telephones: office.phones,
    hours: office.hours.map(({ day, opens, closes }) => ({ day: weekdayOf[day], opens, closes })),
    areas: city ? [city.name] : [],
  })
}

export type LocationProps = {
  kind: Location['kind']
  standfirst: string | undefined
  offices: { slug: string; href: string; name: string; bearing?: number }[]
  /** Around the first of its offices. */
  region: LandMap | undefined
  /** Who answers where there is no office. */
  desk: PersonEntry[]
  people: PersonEntry[]
  body: ShownBlock[]
  insights: IndexRow[]
  cities: Link[]
  within: Link | undefined
}

export const locationView = view<'location', LocationProps>({
  route: 'location',
  show: ({ address: { locale }, document }, read) => {
    if (document?.type !== 'location') return undefined
    const within = linkToItem(document.within, read)
    return {
      ...showDocument(document, read),
      above: [
        { href: href('locations', locale), text: mainWords(locale)('location.title') },
        ...(within ? [within] : []),
      ],
      props: { ...showLocation(document, read), within },
    }
  },
})

function showLocation(place: Location, read: Reader): Omit<LocationProps, 'within'> {
  const offices = read.naming('office', place)
  const [first] = offices
  const people = offices.flatMap((office) => read.naming('person', office)).filter((person) => !hasLeft(person, read))
  const insights = place.jurisdictions.flatMap((jurisdiction) => read.naming('article', jurisdiction))
  return {
    kind: place.kind,
    standfirst: place.summary,
    offices: offices.map((office) => showOfficeEntry(office, read)),
    region: first && drawRegion(first, othersThan(first, read)),
    desk: showPeople(place.desk, read),
    people: people.slice(0, most.people).map((person) => showPerson(person, read)),
    body: showBody(place.body, read),
    insights: newestFirst(insights)
      .slice(0, most.insights)
      .map((article) => articleRow(article, read)),
    cities: read
      .naming('location', place)
      .filter(({ within }) => within?.id === place.id)
      .map(({ path, name }) => ({ href: path, text: name })),
  }
}

export function showOfficeEntry(office: Office, read: Reader): LocationProps['offices'][number] {
  const bearing = bearingOf(office, read)
  return { slug: office.slug, href: office.path, name: office.name, ...(bearing === undefined ? {} : { bearing }) }
}

export type LocationsProps = {
  offices: LocationProps['offices']
  world: LandMap
  countries: Link[]
  cities: Link[]
  from: string | undefined
  /** What to look at as long as there is nothing here. */
  instead: Link
}

export const locationsView = view<'locations', LocationsProps>({
  route: 'locations',
  find: findFixed('locations'),
  show: ({ address }, read) => {
    const ofKind = (kind: Location['kind']): Link[] =>
      read
        .all('location')
        .filter((place) => place.kind === kind)
        .map(({ path, name }) => ({ href: path, text: name }))
        .sort((one, other) => one.text.localeCompare(other.text, read.locale))
    const words = mainWords(address.locale)
    return {
      title: words('location.title'),
      description: words('location.described', { firm: firmNameOf(read) }),
      above: [],
      editions: everywhere(address),
      props: {
        offices: read.all('office').map((office) => showOfficeEntry(office, read)),
        world: drawWorld(read.all('office')),
        countries: ofKind('country'),
        cities: ofKind('city'),
        from: needlesFrom(read),
        instead: { href: href('people', address.locale), text: words('people.title') },
      },
    }
  },
})

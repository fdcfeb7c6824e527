import { type Office } from '../../content/office'
import { type Place } from '../../shell/head/structured-data'
import { toPostalParts } from '../files/to-postal-parts'
import { type Reader } from '../store/reader'

/** Where an office is, for programs: each part under its own name, and none twice. */
export function showPlace(office: Office, read: Reader): Place {
  const [city, country] = [office.city, office.country].map((place) => read.find(place))
  const called = { city: city?.name ?? office.name, country: country?.name ?? '' }
  const { street, region, code } = toPostalParts({ address: office.address, ...called })
  return {
    street: toStreet(street, called.city).join(', '),
    city: called.city,
    ...(region === '' ? {} : { region }),
    ...(code === '' ? {} : { postcode: code }),
    country: country?.iso ?? city?.iso ?? '',
  }
}

/** What is left of a line with the city in it stands after the street; where the largest is written first, before it. */
function toStreet(lines: readonly string[], city: string): readonly string[] {
  const at = lines.findIndex((line) => line.includes(city))
  if (at > 0) return lines.slice(0, at)
  const [first = '', ...others] = lines
  const rest = at === 0 ? first.slice(first.indexOf(city) + city.length).replace(/^[市\s,，]+/, '') : first
  return [rest, ...others].filter((line) => line !== '')
}

import { telephone, telephones, timeZone, webAddress } from '../fields/addresses'
import { body } from '../fields/body'
import { amount, beside, choice, day, line, lines, many, one, paragraph, picture, rows, tab } from '../fields/kinds'
import { richText } from '../fields/rich-text'
import { allOf, isClockTime, isCountryCode, isLaterClockTime } from '../fields/rules'
import { content } from './content'

const group = 'People and places'

const people = content({
  slug: 'people',
  type: 'person',
  labels: { singular: 'Person', plural: 'People' },
  group,
  description: 'Everybody who has a page: lawyers and business services.',
  title: ['name', 'Name, as the firm writes it'],
  columns: ['jobTitle', 'role', 'offices'],
  fields: [
    line('jobTitle', 'Job title', { required: true, localized: true }),
    beside(
      line('givenName', 'Given name', { required: true }),
      line('familyName', 'Family name', { required: true }),
      line('otherNames', 'Other names'),
    ),
    beside(line('nativeName', 'Name in its own script'), line('pronouns', 'Pronouns, if they wish')),
    choice('role', 'Role', {
      required: true,
      of: ['partner', 'counsel', 'associate', 'trainee', 'business-services'],
    }),
    picture('photo', 'Portrait', { hint: 'Its focal point stays in view, whatever the shape.' }),
  ],
  tabs: [
    tab(
      'Biography',
      richText('biography', { label: 'Biography' }),
      rows('admissions', {
        called: ['Admission', 'Admissions'],
        of: [
          beside(
            line('place', 'Where', { required: true, localized: true }),
            amount('year', 'Year', { min: 1950, max: 2100 }),
          ),
        ],
      }),
      rows('education', {
        called: ['Degree', 'Education'],
        of: [
          beside(
            line('degree', 'Degree', { required: true, localized: true }),
            line('institution', 'Institution', { required: true, localized: true }),
          ),
        ],
      }),
      lines('spokenLanguages', 'Languages spoken', { localized: true }),
    ),
    tab(
      'Contact and expertise',
      { name: 'email', type: 'email', label: 'E-mail', required: true },
      rows('phones', {
        called: ['Telephone', 'Telephones'],
        of: [
          beside(
            choice('kind', 'Kind', { required: true, of: ['office', 'mobile'] }),
            telephone('number', 'Number', { required: true }),
          ),
        ],
      }),
      webAddress('linkedin', 'LinkedIn address'),
      many('offices', 'Offices', { of: 'offices', required: true }),
      many('services', 'Services', { of: 'services' }),
      many('sectors', 'Sectors', { of: 'sectors' }),
      many('jurisdictions', 'Jurisdictions', { of: 'nav-jurisdictions' }),
      day('leftAt', 'Left the firm on', { hint: 'For twelve months their page says so and names others to turn to.' }),
    ),
  ],
})

const offices = content({
  slug: 'offices',
  type: 'office',
  labels: { singular: 'Office', plural: 'Offices' },
  group,
  description: 'Where the firm has its own doors.',
  title: ['name', 'Name'],
  columns: ['city'],
  fields: [
    beside(
      one('city', 'City', { of: 'locations', required: true }),
      one('country', 'Country', { of: 'locations', required: true }),
    ),
    paragraph('address', 'Postal address', { required: true, localized: true }),
    beside(
      amount('latitude', 'Latitude', { min: -90, max: 90, required: true, hasFractions: true }),
      amount('longitude', 'Longitude', { min: -180, max: 180, required: true, hasFractions: true }),
    ),
    telephones('phones', 'Telephones', { required: true }),
    timeZone('timeZone', { hint: 'The clocks by which its events are announced.', isInternal: true }),
    rows('hours', {
      called: ['Opening time', 'Opening hours'],
      of: [
        beside(
          choice('day', 'Day', {
            required: true,
            of: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
          }),
          line('opens', 'Opens', { required: true, hint: 'Such as 09:00.', rule: isClockTime }),
          line('closes', 'Closes', {
            required: true,
            hint: 'Such as 17:30.',
            rule: allOf(isClockTime, isLaterClockTime('opens', 'The office must close after it opens.')),
          }),
        ),
      ],
    }),
    rows('pictures', { called: ['Picture', 'Pictures'], of: [picture('picture', 'Picture', { required: true })] }),
    body,
  ],
  tabs: [
    tab(
      'Regulation',
      line('legalEntity', 'Legal entity', { required: true }),
      richText('regulatorText', { label: 'What the local regulator asks us to say' }),
    ),
  ],
})

const locations = content({
  slug: 'locations',
  type: 'location',
  labels: { singular: 'Location', plural: 'Locations' },
  group,
  description: 'Countries and cities, with an office or served by a country desk.',
  title: ['name', 'Name'],
  columns: ['kind', 'iso'],
  fields: [
    beside(
      choice('kind', 'Kind', { required: true, of: ['country', 'city'] }),
      line('iso', 'ISO code of the country', { required: true, hint: 'Such as GB.', rule: isCountryCode }),
      one('within', 'Within', { of: 'locations' }),
    ),
    many('desk', 'Country desk', { of: 'people', hint: 'Who answers for this place where there is no office.' }),
    many('jurisdictions', 'Navigator jurisdictions', { of: 'nav-jurisdictions' }),
    body,
  ],
})

export const peopleAndPlaces = [people, offices, locations]

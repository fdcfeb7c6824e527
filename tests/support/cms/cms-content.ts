export type Values = Record<string, unknown>
export type ContentPlace = { city: number; country: number; office: number; navService: number; region: number }

export const dayOf = (day: string): string => `2026-05-${day}T12:00:00.000Z`

/** What most items need around them. */
export async function createPlace(
  create: (collection: string, body: Values) => Promise<number>,
): Promise<ContentPlace> {
  const country = await create('locations', { name: 'United Kingdom', kind: 'country', iso: 'GB' })
  const city = await create('locations', { name: 'London', kind: 'city', iso: 'GB', within: country })
  const office = await create('offices', officeOf({ city, country }, { name: 'London office' }))
  const region = await create('nav-regions', { name: 'Europe', key: 'europe' })
  const navService = await create('nav-services', {
    name: 'Share disclosure',
    key: 'share-disclosure',
    permissionKey: 'share-disclosure',
    regions: [region],
  })
  return { city, country, office, navService, region }
}

export const officeOf = ({ city, country }: Pick<ContentPlace, 'city' | 'country'>, own: Values = {}): Values => ({
  name: 'Office',
  city,
  country,
  address: '1 Invented Street',
  latitude: 51.5,
  longitude: -0.1,
  phones: ['+44 20 7946 0123'],
  legalEntity: 'Invented LLP',
  ...own,
})

export const personOf = ({ office }: ContentPlace, own: Values = {}): Values => ({
  name: 'Bo Example',
  jobTitle: 'Counsel',
  givenName: 'Bo',
  familyName: 'Example',
  role: 'counsel',
  email: 'bo@example.com',
  offices: [office],
  ...own,
})

export const vacancyOf = ({ office }: ContentPlace, own: Values = {}): Values => ({
  title: 'Associate',
  reference: 'A1',
  level: 'associate',
  area: 'Disputes',
  employment: 'full-time',
  postedOn: dayOf('01'),
  closesOn: dayOf('20'),
  offices: [office],
  applyUrl: 'https://example.com/apply',
  ...own,
})

export const eventOf = (own: Values = {}): Values => ({
  title: 'Event',
  startsAt: dayOf('10'),
  endsAt: dayOf('11'),
  timeZone: 'Europe/London',
  mode: 'online',
  state: 'scheduled',
  ...own,
})

export const dealOf = (own: Values = {}): Values => ({
  title: 'Deal',
  client: 'Client Ltd',
  role: 'Advised',
  date: dayOf('01'),
  ...own,
})

export const jurisdictionOf = ({ region }: ContentPlace, own: Values = {}): Values => ({
  name: 'France',
  iso: 'FR',
  region,
  lastReviewed: dayOf('01'),
  reviewDue: dayOf('20'),
  ...own,
})

type Cell = { jurisdiction: number; question: number; version: number }

export const answerOf = ({ jurisdiction, question, version }: Cell): Values => ({
  shortAnswer: `Yes ${version}`,
  jurisdiction,
  question,
  status: 'permitted',
  effectiveFrom: dayOf('01'),
  version,
  changeKind: 'editorial',
})

export const noticeOf = (own: Values = {}): Values => ({
  title: 'Legal notice',
  sraNumber: '000000 – demonstration',
  regulatedBy: 'Authorised and regulated by the Solicitors Regulation Authority',
  entities: [{ name: 'Invented LLP' }],
  complaintsSteps: [{ heading: 'Write to us', text: 'We answer', within: 'eight weeks' }],
  ombudsman: 'Within six months of our last answer',
  regulatorContact: 'Where you think that we broke a rule',
  ...own,
})

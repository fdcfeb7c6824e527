import { bodyOf, type Ids, type Values, words } from './full-body'

export const day = (number: number): string => `2026-05-${String(number).padStart(2, '0')}T12:00:00.000Z`

export const at = (hour: number): string => `2026-05-10T${hour}:30:00.000Z`

export const seo = ({ media }: Ids) => ({
  title: 'In search engines',
  description: 'What search engines show.',
  image: media,
  noindex: true,
})

export const about = (ids: Ids) => ({
  topics: [ids.topics],
  services: [ids.services],
  sectors: [ids.sectors],
  jurisdictions: [ids['nav-jurisdictions']],
})

export const branch = (title: string, ids: Ids) => ({
  title,
  summary: `About ${title}.`,
  howWeHelp: [{ heading: 'Advice', text: 'We advise.' }],
  keyContacts: [ids.people],
})

export const officeOf = ({ locations, media }: Ids): Values => ({
  name: 'Paris',
  city: locations,
  country: locations,
  address: '1 Invented Street',
  latitude: 48.85,
  longitude: 2.35,
  phones: ['+33 1 99 00 00 00'],
  hours: [{ day: 'monday', opens: '09:00', closes: '17:30' }],
  pictures: [{ picture: media }],
  legalEntity: 'Invented LLP',
  regulatorText: words('Regulated in Paris.'),
})

export const personOf = ({ media, offices, sectors, services }: Ids): Values => ({
  name: 'Bo Example',
  jobTitle: 'Counsel',
  givenName: 'Bo',
  familyName: 'Example',
  otherNames: 'Ann',
  nativeName: '例',
  pronouns: 'they/them',
  role: 'counsel',
  photo: media,
  biography: words('Bo advises banks.'),
  admissions: [{ place: 'France', year: 2010 }],
  education: [{ degree: 'LLM', institution: 'An invented university' }],
  spokenLanguages: ['French', 'English'],
  email: 'bo@example.com',
  phones: [{ kind: 'office', number: '+33 1 99 00 00 01' }],
  linkedin: 'https://www.linkedin.com/in/example',
  offices: [offices],
  services: [services],
  sectors: [sectors],
  leftAt: day(20),
})

export const pageOf = (ids: Ids): Values => ({
  title: 'Our history',
  summary: 'How it began.',
  cover: ids.media,
  body: bodyOf(ids),
  contacts: [ids.people],
  seo: seo(ids),
})

export const articleOf = (ids: Ids): Values => ({
  title: 'On set-off',
  summary: 'When debts meet.',
  kind: 'article',
  publishedOn: day(2),
  lawStatedAt: day(1),
  authors: [ids.people],
  cover: ids.media,
  body: bodyOf(ids),
  citations: [{ text: 'Invented v Example', url: 'https://example.com/case' }],
  readingTime: 4,
  seo: seo(ids),
  ...about(ids),
})

export const dealOf = (ids: Ids): Values => ({
  title: 'A purchase',
  confidential: false,
  client: 'Client Ltd',
  role: 'Advised the buyer',
  value: 12.5,
  currency: 'EUR',
  date: day(3),
  people: [ids.people],
  offices: [ids.offices],
  services: [ids.services],
})

export const newsOf = (ids: Ids): Values => ({
  title: 'An opening',
  publishedOn: day(4),
  embargoUntil: at(10),
  pressContact: ids.people,
  people: [ids.people],
  deals: [ids.deals],
  body: bodyOf(ids),
})

export const eventOf = (ids: Ids): Values => ({
  title: 'A seminar',
  startsAt: at(12),
  endsAt: at(14),
  timeZone: 'Europe/Paris',
  mode: 'hybrid',
  state: 'scheduled',
  capacity: 40,
  venue: '1 Invented Street',
  streamUrl: 'https://stream.example.com/secret',
  registrationOpens: at(10),
  registrationCloses: at(11),
  cpdMinutes: 90,
  agenda: [{ time: '12:30', item: 'Welcome' }],
  speakers: [ids.people],
  guests: [{ name: 'Guest', role: 'Of an invented bank' }],
  onlineCapacity: 200,
  recordingForClients: false,
  recordingUrl: 'https://video.example.com/2',
  ...about(ids),
})

export const trainingOf = (ids: Ids): Values => ({
  title: 'Limits in an hour',
  durationMinutes: 60,
  cpdMinutes: 60,
  publishedOn: day(5),
  film: ids.film,
  mediaUrl: 'https://video.example.com/3',
  captions: 'WEBVTT\n\n00:01.000 --> 00:04.000\nWelcome.\n',
  transcript: words('Welcome.'),
  ...about(ids),
})

export const vacancyOf = (ids: Ids): Values => ({
  title: 'Associate',
  reference: 'A1',
  level: 'associate',
  area: 'Disputes',
  employment: 'full-time',
  postedOn: day(6),
  closesOn: day(20),
  offices: [ids.offices],
  salary: 'As is usual',
  applyUrl: 'mailto:jobs@example.com',
  benefits: ids.benefits,
})

export const testimonialOf = (ids: Ids): Values => ({
  name: 'A colleague',
  role: 'Associate',
  text: 'I learned much.',
  portrait: ids.media,
  office: ids.offices,
})

export const contactTopicOf = (ids: Ids): Values => ({
  title: 'Media',
  offices: [ids.offices],
  recipients: ['press@example.com'],
})

export const productOf = (ids: Ids): Values => ({
  title: 'Disclosure desk',
  isFeature: true,
  kind: 'tool',
  permissionKey: 'disclosure-desk',
  launchUrl: 'https://desk.example.com/',
  contacts: [ids.people],
})

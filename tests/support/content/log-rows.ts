import { type ContentName } from '../../../src/content/all-types'
import { type Row } from '../publishing/feed-reader'
import { lexical } from './lexical'

type Values = Record<string, unknown>

export const noon = (day: string): string => `2026-05-${day}T12:00:00.000Z`

const page = (path: string): Values => ({ slug: 'one', path, formerPaths: [], seo: {} })
const person = { jobTitle: 'Counsel', givenName: 'Bo', familyName: 'Example', role: 'counsel', email: 'bo@example.com' }
const place = { address: '1 Invented Street', latitude: 51.5, longitude: -0.1, legalEntity: 'Invented LLP' }
const times = {
  startsAt: noon('10'),
  endsAt: noon('11'),
  timeZone: 'Europe/London',
  mode: 'online',
  state: 'scheduled',
}
const post = { reference: 'A1', level: 'associate', area: 'Disputes', employment: 'full-time' }
const answer = { status: 'permitted', effectiveFrom: noon('01'), version: 1, changeKind: 'editorial' }

/** Of every type, what its document must hold at least: each of these fields is missed when it is not there. */
export const leastOf: Record<ContentName, Values> = {
  article: {
    title: 'T',
    kind: 'article',
    publishedOn: noon('01'),
    lawStatedAt: noon('01'),
    ...page('/en/articles/1/one'),
  },
  'contact-topic': { title: 'T', ...page('/en/contact-us/one') },
  'country-benefits': { title: 'T', country: 1, ...page('/en/about-us/careers/benefits/one') },
  deal: { title: 'T', role: 'Advised', date: noon('01') },
  event: { title: 'T', ...times, ...page('/en/events/1/one') },
  'graduate-page': { title: 'T', kind: 'home', path: '/en/graduates', formerPaths: [], seo: {} },
  'legal-notice': {
    title: 'T',
    sraNumber: '000000',
    regulatedBy: 'A body',
    entities: [{ name: 'Invented LLP' }],
    complaintsSteps: [{ heading: 'Write', text: 'We answer.', within: 'eight weeks' }],
    ombudsman: 'When',
    regulatorContact: 'Where',
  },
  location: { name: 'N', kind: 'country', iso: 'GB', ...page('/en/locations/one') },
  'marketing-page': { title: 'T', ...page('/en/products/marketing/one') },
  menu: { name: 'N', place: 'header' },
  'nav-answer': { shortAnswer: 'Yes', jurisdiction: 1, question: 1, ...answer },
  'nav-content': {
    title: 'T',
    navService: 1,
    teaser: 'What counts.',
    ...page('/en/products/navigator/s/content/1/one'),
  },
  'nav-content-teaser': {
    title: 'T',
    navService: 1,
    teaser: 'What counts.',
    ...page('/en/products/navigator/s/content/1/one'),
  },
  'nav-jurisdiction': { name: 'N', slug: 'one', iso: 'GB', region: 1, lastReviewed: noon('01'), reviewDue: noon('20') },
  'nav-question': { text: 'Q?', navService: 1, key: 'q', topic: 'T', position: 1, valueType: 'status' },
  'nav-region': { name: 'N', slug: 'one', key: 'one' },
  'nav-service': { name: 'N', key: 'one', permissionKey: 'one', ...page('/en/products/navigator/one') },
  'news-item': { title: 'T', publishedOn: noon('01'), ...page('/en/about-us/news/one') },
  newsletter: { title: 'T', key: 'one', frequencies: ['daily'] },
  office: { name: 'N', city: 1, country: 2, ...place, ...page('/en/offices/one') },
  page: { title: 'T', ...page('/en/about-us/one') },
  person: { name: 'N', ...person, ...page('/en/people/1/one') },
  product: { title: 'T', kind: 'tool', ...page('/en/products/one') },
  redirect: { from: '/en/old', reason: 'It moved.' },
  sector: { title: 'T', ...page('/en/expertise/sectors/one') },
  service: { title: 'T', ...page('/en/expertise/services/one') },
  settings: { firmName: 'N', scope: 'whole-site', consentVersion: '1', consentText: 'You agree.' },
  solution: { title: 'T', ...page('/en/expertise/solutions/one') },
  testimonial: { name: 'N', text: 'Good.' },
  'newsletter-issue': { title: 'T', newsletter: 1, ...page('/en/newsletters/1/one') },
  topic: { name: 'N', ...page('/en/insights/topics/one') },
  training: { title: 'T', durationMinutes: 60, publishedOn: noon('01'), ...page('/en/training/1/one') },
  'training-series': { title: 'T', ...page('/en/training-series/1/one') },
  vacancy: {
    title: 'T',
    ...post,
    postedOn: noon('01'),
    closesOn: noon('20'),
    applyUrl: 'https://example.com/',
    ...page('/en/about-us/careers/one'),
  },
}

/** A row of the log as the feed gives it: what the type needs at least, and what a test is about. */
export const rowOf = (type: ContentName, own: Values = {}): Row => ({
  seq: 1,
  type,
  id: 7,
  locale: 'en',
  revision: 1,
  operation: 'publish',
  audience: 'public',
  at: noon('12'),
  document: JSON.stringify({ ...leastOf[type], ...own }),
})

export const textBlock = (...parts: unknown[]): Values => ({ block: 'text', text: lexical.root(...parts) })

export const pictureOf = (own: Values = {}): Values => ({
  id: 3,
  url: '/media/a-1.jpg',
  mimeType: 'image/jpeg',
  width: 2000,
  height: 1000,
  size: 5000,
  alt: 'A square',
  credit: null,
  colour: '#886644',
  focalPoint: { x: 50, y: 20 },
  sizes: [
    { name: 'avif480', url: '/media/a-1-avif480.avif', width: 480, height: 240, mimeType: 'image/avif' },
    { name: 'avif960', url: '/media/a-1-avif960.avif', width: 480, height: 240, mimeType: 'image/avif' },
  ],
  ...own,
})

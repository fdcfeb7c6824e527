import { type Row } from '../publishing/feed-reader'
import { lexical } from './lexical'
import { noon, pictureOf, textBlock } from './log-rows'
import { edition } from './planned-pages'

type Values = Record<string, unknown>

export const at = (path: string, own: Values = {}): Values => ({ path, slug: path.split('/').at(-1), ...own })
const words = (text: string) => lexical.root(lexical.paragraph(lexical.text(text)))
export const body = [textBlock(lexical.paragraph(lexical.text('In full.')))]

export const faq = [
  { block: 'questions', questions: [{ question: 'May I change my seat?', answer: words('Yes, twice.') }] },
]

export const places = [
  edition('location', 1, at('/en/locations/london', { name: 'London', kind: 'city', iso: 'GB' })),
  edition('location', 2, at('/en/locations/united-kingdom', { name: 'United Kingdom', iso: 'GB' })),
  edition('office', 3, at('/en/offices/london', { name: 'London office', phones: ['+44 20 7946 0123'] })),
]

const careers = [
  edition('country-benefits', 1, at('/en/about-us/careers/benefits/france', { title: 'France', body })),
  edition('vacancy', 1, at('/en/about-us/careers/associate', { title: 'Associate', offices: [3], benefits: 1, body })),
  edition('vacancy', 2, at('/en/about-us/careers/old', { title: 'Old', closesOn: noon('01') })),
]

const products = [
  edition('product', 1, at('/en/features/lens', { title: 'Lens', isFeature: true, body })),
  edition('product', 2, at('/en/features/lens/2/history', { title: 'History', parent: 1, slug: 'history' })),
  edition('product', 3, at('/en/products/map', { title: 'Map', launchUrl: 'https://tools.example.com/map' })),
  edition('marketing-page', 1, at('/en/features/marketing/why-lens', { title: 'Why Lens', product: 1, body })),
  edition('marketing-page', 2, at('/en/products/marketing/why-map', { title: 'Why Map', product: 3, body })),
]

const service = (key: string, id: number): Row =>
  edition('nav-service', id, at(`/en/products/navigator/${key}`, { name: key, regions: [1, 2], body }))

const guidance = (path: string, id: number, own: Values = {}) =>
  edition('nav-content-teaser', id, at(path, { title: 'Thresholds', body: [textBlock(secret)], ...own }))

/** Words that no public page may hold. */
export const secretWords = 'Five per cent of voting rights.'
const secret = lexical.paragraph(lexical.text(secretWords))

export const navigator = [
  service('disclosure', 1),
  service('transfers', 2),
  edition('nav-region', 1, { name: 'Europe', slug: 'europe', body }),
  edition('nav-region', 2, { name: 'Oceania', slug: 'oceania' }),
  edition('nav-jurisdiction', 1, { name: 'France', slug: 'france', region: 1, counselFirm: 'An invented firm' }),
  edition('nav-jurisdiction', 2, { name: 'Austria', slug: 'austria', region: 1, reviewDue: noon('05') }),
  edition('nav-question', 1, { text: 'Is a notice needed?', topic: 'Notices', navService: 1, position: 2 }),
  edition('nav-question', 2, { text: 'Who must file?', topic: 'Notices', navService: 1, position: 1 }),
  edition('marketing-page', 3, at('/en/products/navigator/disclosure/marketing/why', { navService: 1, body })),
  guidance('/en/products/navigator/disclosure/content/1/thresholds', 1),
  guidance('/en/products/navigator/disclosure/europe/content/2/thresholds', 2, { region: 1 }),
]

const graduates = [
  edition('graduate-page', 1, { kind: 'home', title: 'Begin here', body }),
  edition('graduate-page', 2, {
    kind: 'apply',
    title: 'Apply',
    path: '/en/graduates/apply',
    applyUrl: 'https://jobs.example.com/',
    opensOn: noon('01'),
    closesOn: noon('20'),
    office: 3,
    testimonials: [1],
    intakes: [{ startsOn: '2026-09-01T12:00:00.000Z' }],
    cover: pictureOf(),
    brochure: { id: 5, url: '/media/b.pdf', mimeType: 'application/pdf', size: 2_000_000 },
  }),
  edition('graduate-page', 3, { kind: 'faq', title: 'Questions', path: '/en/graduates/faq', body: faq }),
  edition('graduate-page', 4, { kind: 'meet-us', title: 'Meet us', path: '/en/graduates/meet-us' }),
  edition('testimonial', 1, { name: 'Ola', role: 'Trainee', text: 'I learned much.' }),
]

export const whole = [...places, ...careers, ...products, ...navigator, ...graduates]

import { localesIn } from '../../../src/config/locales'
import { graduateKinds } from '../../../src/routes/placeholders'
import { bodyIn } from '../cms/body-of-all-parts'
import { type Row } from '../publishing/feed-reader'
import { edition } from './planned-pages'
import { menusIn } from './sample-menus'
import { type SampleLocale, sampleLocales, samples } from './sample-words'

type Values = Record<string, unknown>
type Add = (type: Parameters<typeof edition>[0], id: number, own?: Values) => Row

const long = '2099-05-12T12:00:00.000Z'
const recent = '2026-05-11T12:00:00.000Z'
/** One more than a page of a list holds. */
const many = Array.from({ length: 25 }, (_, position) => 100 + position)

const pathIn =
  (locale: string) =>
  (path: string, own: Values = {}): Values => ({ path: `/${locale}/${path}`, slug: path.split('/').at(-1), ...own })

/** A firm of every kind of content in a language: enough that the site has a page of each template, and of each a full one. */
export const rowsOfEachTemplate: Row[] = [
  ...sampleLocales.flatMap((locale) =>
    [rowsOfFirm, rowsOfPeople, rowsOfExpertise, rowsOfInsights, rowsOfProducts].flatMap((rowsOf) => rowsOf(locale)),
  ),
  ...localesIn('graduate').flatMap(rowsOfGraduates),
]

function start(locale: SampleLocale) {
  const { titles, standfirst } = samples[locale]
  const [title] = titles
  const add: Add = (type, id, own = {}) =>
    edition(type, id, { locale, title, summary: standfirst, body: bodyIn(locale), ...own })
  return { add, at: pathIn(locale), ...samples[locale] }
}

function rowsOfFirm(locale: SampleLocale): Row[] {
  const { add, at, statement, headings, claim, expertise } = start(locale)
  const pages = [
    ...['accessibility', 'wechat', 'about-us', 'about-us/values', 'legal-and-regulatory-information', 'contact-us'],
    ...['about-us/careers', ...(locale === 'zh-cn' ? [] : ['remote'])],
  ]
  const legal = 'legal-and-regulatory-information'
  return [
    add('settings', 1, { notice: statement, claim: claim.join(' ') }),
    add('legal-notice', 1),
    ...menusIn(locale),
    ...pages.map((path, position) => add('page', position + 1, at(path, { title: headings[position % 3] }))),
    ...['cookie-policy', 'data-privacy'].map((slug, position) =>
      add('page', 20 + position, at(`${legal}/${slug}`, { parent: 5, title: headings[position] })),
    ),
    add('contact-topic', 1, at('contact-us/media', { offices: [1] })),
    add('country-benefits', 1, at('about-us/careers/benefits/france', { country: 2, title: 'France' })),
    add(
      'vacancy',
      1,
      at('about-us/careers/associate', { offices: [1], benefits: 1, closesOn: long, area: expertise[0] }),
    ),
  ]
}

function rowsOfPeople(locale: SampleLocale): Row[] {
  const { add, at, position } = start(locale)
  const own = {
    jobTitle: position,
    givenName: 'Anna',
    familyName: 'Ähnström',
    role: 'partner',
    offices: [1],
    services: [1],
  }
  const hours = [{ day: 'monday', opens: '09:00', closes: '18:00' }]
  return [
    add('location', 1, at('locations/paris', { name: 'Paris', kind: 'city', iso: 'FR', within: 2 })),
    add('location', 2, at('locations/france', { name: 'France', iso: 'FR', desk: [100], jurisdictions: [1] })),
    add(
      'office',
      1,
      at('offices/paris', { name: 'Paris', phones: ['+33 1 99 00 12 34'], hours, latitude: 48.9, longitude: 2.3 }),
    ),
    ...many.map((id) => add('person', id, at(`people/${id}/a-${id}`, { ...own, name: `Anna Ähnström ${id}` }))),
  ]
}

function rowsOfExpertise(locale: SampleLocale): Row[] {
  const { add, at, expertise, paragraphs } = start(locale)
  const tree = [
    ['service', 'services'],
    ['sector', 'sectors'],
    ['solution', 'solutions'],
  ] as const
  const howWeHelp = expertise.slice(0, 3).map((heading) => ({ heading, text: paragraphs[0] }))
  const own = { howWeHelp, keyContacts: [100, 101], products: [2], services: [1], sectors: [1] }
  return [
    ...tree.flatMap(([type, folder]) =>
      [1, 2].map((id) =>
        add(
          type,
          id,
          at(`expertise/${folder}/one-${id}`, {
            ...own,
            title: `${expertise[id] ?? ''} (${folder})`,
            parent: undefined,
          }),
        ),
      ),
    ),
    add('topic', 1, at('insights/topics/sanctions', { name: expertise[3] })),
    add('deal', 1, {
      role: paragraphs[1],
      value: 120_000_000,
      currency: 'EUR',
      people: [100],
      services: [1],
      sectors: [1],
    }),
  ]
}

function rowsOfInsights(locale: SampleLocale): Row[] {
  const { add, at, titles } = start(locale)
  const about = { topics: [1], services: [1], sectors: [1], jurisdictions: [1] }
  const titled = (id: number) => ({ title: titles[id % titles.length] })
  const soon = { startsAt: '2099-05-12T09:00:00.000Z', endsAt: '2099-05-12T10:30:00.000Z', speakers: [100], ...about }
  return [
    ...many.map((id) =>
      add(
        'article',
        id,
        at(`articles/${id}/a-${id}`, { ...titled(id), authors: [100], publishedOn: recent, ...about }),
      ),
    ),
    ...many.map((id) => add('news-item', id, at(`about-us/news/a-${id}`, { ...titled(id), publishedOn: recent }))),
    add('event', 1, at('events/1/seminar', { ...soon, agenda: [{ time: '09:00', item: titles[0] }] })),
    add('training', 1, at('training/1/course', { publishedOn: recent, ...about })),
    add('training-series', 1, at('training-series/1/courses', { modules: [1], ...about })),
    add('newsletter-issue', 1, at('newsletters/1/letter', { newsletter: 1, entries: [{ article: 1 }] })),
  ]
}

function rowsOfProducts(locale: SampleLocale): Row[] {
  const { add, at, question, place, expertise } = start(locale)
  const navigator = 'products/navigator/disclosure'
  return [
    add('product', 1, at('features/lens', { isFeature: true })),
    add('product', 2, at('products/map', { launchUrl: 'https://tools.example.com/map', contacts: [100] })),
    add('marketing-page', 1, at('features/marketing/why-lens', { product: 1 })),
    add('marketing-page', 2, at('products/marketing/why-map', { product: 2 })),
    add('marketing-page', 3, at(`${navigator}/marketing/why`, { navService: 1 })),
    add('nav-service', 1, at(navigator, { name: expertise[1], regions: [1], team: [100] })),
    add('nav-region', 1, { name: place, slug: 'europe' }),
    ...[1, 2].map((id) =>
      add('nav-jurisdiction', id, {
        name: `${place} ${id}`,
        slug: `place-${id}`,
        region: 1,
        counselFirm: 'An invented firm',
        reviewDue: id === 1 ? recent : long,
      }),
    ),
    ...[1, 2].map((id) =>
      add('nav-question', id, { text: question, topic: expertise[2], navService: 1, position: id }),
    ),
    add('nav-content-teaser', 1, at(`${navigator}/content/1/thresholds`)),
    add('nav-content-teaser', 2, at(`${navigator}/europe/content/2/thresholds`, { region: 1 })),
  ]
}

function rowsOfGraduates(locale: string): Row[] {
  const add: Add = (type, id, own = {}) => edition(type, id, { locale, body: bodyIn('en'), ...own })
  const at = pathIn(locale)
  const open = { applyUrl: 'https://jobs.example.com/', opensOn: recent, closesOn: long, testimonials: [1] }
  return [
    add('testimonial', 1, { name: 'Ola', role: 'Trainee', text: 'I learned much.' }),
    add('graduate-page', 1, at('graduates', { kind: 'home', title: 'Begin here' })),
    ...graduateKinds.map((kind, position) =>
      add('graduate-page', 2 + position, at(`graduates/${kind}`, { kind, title: kind, ...open })),
    ),
  ]
}

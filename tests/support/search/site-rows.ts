import { edition } from '../content/planned-pages'

const services = '/en/expertise/services'

/** What the lists of events, matters and expertise are made of. */
const listRows = [
  edition('service', 71, { title: 'Mergers and acquisitions', slug: 'm-a', path: `${services}/m-a` }),
  edition('service', 72, { title: 'Shipping', slug: 'shipping', path: `${services}/shipping` }),
  edition('sector', 73, { title: 'Energy', slug: 'energy', path: '/en/expertise/sectors/energy' }),
  ...[2026, 2027].map((year) =>
    edition('event', year, {
      title: `Seminar on mergers ${year}`,
      slug: `mergers-${year}`,
      path: `/en/events/${year}/mergers-${year}`,
      startsAt: `${year}-06-01T10:00:00.000Z`,
      endsAt: `${year}-06-01T11:00:00.000Z`,
    }),
  ),
  ...[
    { id: 81, title: 'Sale of a wind farm', date: '2025-03-01T12:00:00.000Z', sectors: [73] },
    { id: 82, title: 'Purchase of a wind farm', date: '2024-03-01T12:00:00.000Z', sectors: [73] },
    { id: 83, title: 'Sale of a bookshop', date: '2024-05-01T12:00:00.000Z', sectors: [] },
  ].map(({ id, ...own }) => edition('deal', id, { role: 'Acted for the seller', confidential: true, ...own })),
  ...[
    { id: 84, title: 'Associate for ports', closesOn: '2026-06-10T12:00:00.000Z' },
    { id: 85, title: 'Counsel for ports', closesOn: '2026-09-01T12:00:00.000Z' },
  ].map(({ id, ...own }) =>
    edition('vacancy', id, { slug: `ports-${id}`, path: `/en/about-us/careers/ports-${id}`, ...own }),
  ),
]

const person = (locale: string, own: Record<string, unknown> = {}) =>
  edition('person', 5, {
    locale,
    name: 'Zhou Peiwen',
    nativeName: '周沛文',
    slug: 'zhou',
    path: `/${locale}/people/5/zhou`,
    jobTitle: 'Partner',
    ...own,
  })
const colleague = edition('person', 6, {
  name: 'Benoît Martin',
  givenName: 'Benoît',
  familyName: 'Martin',
  role: 'partner',
  slug: 'martin',
  path: '/en/people/6/martin',
})
const forGraduates = Object.entries({ apply: 'Solliciteren', faq: 'Vragen', students: 'Studenten' }).map(
  ([kind, title], position) =>
    edition('graduate-page', 90 + position, { locale: 'nl-nl', kind, title, path: `/nl-nl/graduates/${kind}` }),
)
const articles = Array.from({ length: 30 }, (_, position) =>
  edition('article', position + 1, {
    title: position === 0 ? 'Arbitration <b>& costs</b>' : `Banking reform ${position}`,
    slug: `a${position}`,
    path: `/en/articles/${position + 1}/a${position}`,
    publishedOn: `20${10 + (position % 15)}-02-01T12:00:00.000Z`,
  }),
)
/** A small site: people, a page in French, thirty articles, and lists to narrow. */
export const siteRows = [
  person('en'),
  person('zh-cn', { jobTitle: '合伙人' }),
  colleague,
  edition('page', 3, { locale: 'fr-fr', title: 'Société et responsabilité', slug: 'rse', path: '/fr-fr/about-us/rse' }),
  ...forGraduates,
  ...articles,
  ...listRows,
]

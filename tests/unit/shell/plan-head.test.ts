import { type HeadFacts, planHead } from '../../../src/shell/head/plan-head'
import { toArticle, toBreadcrumbs, toEvent, toLegalService } from '../../../src/shell/head/structured-data'

const site = 'https://www.aldermoorvane.example'
const facts: HeadFacts = {
  locale: 'fr-fr',
  title: 'Mesures provisoires',
  siteName: 'Aldermoor Vane',
  description: 'Trois décisions en quatre mois.',
  canonical: `${site}/b`,
  alternates: [
    { locale: 'en', href: `${site}/a` },
    { locale: 'fr-fr', href: `${site}/b` },
  ],
  defaultHref: `${site}/a`,
  isIndexed: true,
  kind: 'article',
  picture: { url: `${site}/p.png`, width: 1200, height: 630, alt: 'Une plume' },
  published: '2026-11-17',
  data: [],
}
const linksOf = (head: ReturnType<typeof planHead>, rel: string) =>
  head.tags.flatMap((tag) => (tag.element === 'link' && tag.attributes.rel === rel ? [tag.attributes] : []))
const contentOf = (head: ReturnType<typeof planHead>, name: string) =>
  head.tags.flatMap((tag) =>
    tag.element === 'meta' && [tag.attributes.name, tag.attributes.property].includes(name)
      ? [tag.attributes.content]
      : [],
  )

describe('the head of a page', () => {
  it('says its language, its name and its one address (Q-3)', () => {
    const head = planHead(facts)

    expect([head.lang, head.title]).toEqual(['fr-FR', 'Mesures provisoires | Aldermoor Vane'])
    expect(linksOf(head, 'canonical')).toEqual([{ rel: 'canonical', href: `${site}/b` }])
    expect(contentOf(head, 'robots')).toEqual([])
  })

  it('lists every language it exists in, itself and the default included (CV-2, CV-3, CV-10, Q-3)', () => {
    expect(linksOf(planHead(facts), 'alternate').map(({ hreflang, href }) => [hreflang, href])).toEqual([
      ['en', `${site}/a`],
      ['fr-fr', `${site}/b`],
      ['x-default', `${site}/a`],
    ])
  })

  it('asks not to be listed, and then names no other language (Q-3)', () => {
    const head = planHead({ ...facts, isIndexed: false })

    expect(contentOf(head, 'robots')).toEqual(['noindex'])
    expect(linksOf(head, 'alternate')).toEqual([])
  })

  it('names a page like the site only once', () => {
    expect(planHead({ ...facts, title: 'Aldermoor Vane' }).title).toBe('Aldermoor Vane')
  })

  it('tells social networks what the page shows, and dates only of articles', () => {
    const head = planHead(facts)

    expect([...contentOf(head, 'og:locale'), ...contentOf(head, 'og:locale:alternate')]).toEqual(['fr_FR', 'en_GB'])
    expect(contentOf(head, 'og:image:width')).toEqual(['1200'])
    expect(contentOf(head, 'article:published_time')).toEqual(['2026-11-17'])
    expect(contentOf(planHead({ ...facts, kind: 'website' }), 'article:published_time')).toEqual([])
  })

  it('cannot be left by a text that ends a script', () => {
    const name = '</script><script>alert(1)</script>'
    const head = planHead({ ...facts, data: [toBreadcrumbs([{ name, url: site }])] })
    const [script] = head.tags.filter((tag) => tag.element === 'script')

    expect(script?.text).not.toContain('<')
    expect(JSON.parse(script?.text ?? '')).toMatchObject({
      '@context': 'https://schema.org',
      itemListElement: [{ position: 1, name, item: site }],
    })
  })
})

describe('data for programs', () => {
  const place = { street: '4 Quill Yard', city: 'London', postcode: 'EC4V 1AA', country: 'GB' }

  it('describes an office, an article and an event in the words of schema.org (Q-3)', () => {
    const office = toLegalService({
      name: 'London',
      url: site,
      place,
      latitude: 51.5,
      longitude: -0.1,
      telephones: ['+44 20 7946 0000'],
      hours: [{ day: 'Monday', opens: '09:00', closes: '17:30' }],
      areas: ['GB'],
    })
    const event = toEvent({
      name: 'Lunch',
      description: 'What the act asks of a gatekeeper.',
      url: site,
      starts: '2026-12-03T12:30:00+00:00',
      ends: '2026-12-03T13:45:00+00:00',
      mode: 'hybrid',
      isCancelled: true,
      organizer: { name: 'Aldermoor Vane', url: site },
      venue: { name: 'London office', place },
      stream: site,
    })
    const article = toArticle({
      headline: 'DMA',
      url: site,
      lang: 'en',
      published: '2026-11-17',
      modified: '2026-11-18',
      authors: [{ name: 'Inès Calloway', url: site }],
      publisher: { name: 'Aldermoor Vane', url: site },
      image: site,
      isNews: true,
    })

    expect(office).toMatchObject({ '@type': 'LegalService', address: { addressCountry: 'GB' } })
    expect(event).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [{ '@type': 'Place' }, { '@type': 'VirtualLocation' }],
    })
    expect(article).toMatchObject({
      '@type': 'NewsArticle',
      author: [{ '@type': 'Person', name: 'Inès Calloway' }],
      publisher: { '@type': 'Organization', name: 'Aldermoor Vane' },
    })
  })
})

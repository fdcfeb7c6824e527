import { renderToStaticMarkup } from 'react-dom/server'
import { graduateKinds } from '../../../src/routes/placeholders'
import { toElement } from '../../support/browser/to-element'
import { places, whole } from '../../support/content/firm-rows'
import { noon } from '../../support/content/log-rows'
import { edition, pageAt, planFrom } from '../../support/content/planned-pages'

const graduatePage = (id: number, kind: string, own: object = {}) =>
  edition('graduate-page', id, { kind, title: `Page ${kind}`, path: `/en/graduates/${kind}`, ...own })

const render = (rows: Parameters<typeof planFrom>[0], path: string, now?: string): string =>
  renderToStaticMarkup(toElement(pageAt(planFrom(rows, now), path)))

const locales = ['en', 'en-sg', 'en-hk', 'en-ae', 'en-ie', 'nl-nl', 'de-de']

describe('the pages for graduates', () => {
  it.each(graduateKinds)('show %s, with the way back and to the others (R-GRA-01..13)', (kind) => {
    const others = graduateKinds.filter((one) => one !== kind)
    const rows = graduateKinds.map((one, position) => graduatePage(position + 1, one))

    const html = render(rows, `/en/graduates/${kind}`)

    expect(html).toContain(`<h1`)
    expect(html).toContain('href="/en/graduates"')
    for (const other of others) expect(html).toContain(`href="/en/graduates/${other}"`)
  })

  it.each(locales)('begin in %s even before anybody wrote anything (R-GRA-01..13, CV-10, CV-7)', (locale) => {
    const plan = planFrom([edition('settings', 1)])

    const page = pageAt(plan, `/${locale}/graduates`)

    expect(renderToStaticMarkup(toElement(page))).toContain('href="/en"')
    expect(page.context.frame.languages).toHaveLength(locales.length)
  })

  it('keep the language of the reader in their links (R-GRA-01..13)', () => {
    const rows = [
      graduatePage(1, 'apply', { locale: 'nl-nl', path: '/nl-nl/graduates/apply' }),
      graduatePage(2, 'faq', { locale: 'nl-nl', path: '/nl-nl/graduates/faq' }),
      graduatePage(2, 'faq'),
    ]

    const html = render(rows, '/nl-nl/graduates/apply')

    expect(html).toContain('href="/nl-nl/graduates/faq"')
    expect(html).toContain('Meer weten')
    expect(html).not.toContain('href="/en/graduates/faq"')
  })

  it('are each other’s translations and no other page’s (CV-10)', () => {
    const rows = [graduatePage(2, 'faq'), graduatePage(2, 'faq', { locale: 'de-de', path: '/de-de/graduates/faq' })]

    const { tags } = pageAt(planFrom(rows), '/de-de/graduates/faq').context.head

    const alternates = tags.flatMap(({ attributes }) => attributes['hreflang'] ?? [])
    expect(alternates.sort()).toEqual(['de-de', 'en', 'x-default'])
  })

  it('have menus of their own (CV-10)', () => {
    const entries = [{ label: 'Our graduates', target: null, url: 'https://example.com/graduates' }]
    const other = [{ label: 'Our clients', target: null, url: 'https://example.com/clients' }]
    const rows = [
      edition('menu', 1, { place: 'graduate-header', entries }),
      edition('menu', 2, { place: 'header', entries: other }),
    ]

    const html = render(rows, '/en/graduates')

    expect(html).toContain('Our graduates')
    expect(html).not.toContain('Our clients')
  })

  const privacy = edition('page', 7, {
    title: 'Data privacy',
    path: '/en/legal-and-regulatory-information/data-privacy',
  })
  const contact = edition('page', 8, { title: 'Contact us', path: '/en/contact-us' })
  const dutch = { locale: 'nl-nl', path: '/nl-nl/graduates' }
  const entry = (label: string, type: string, id: number) => ({ label, target: { type, id }, url: null })

  it('lead to what the law asks for in English, where it is written in no language of theirs (CV-10)', () => {
    const entries = [entry('Privacy', 'page', 7), entry('Contract', 'graduate-page', 9)]
    const rows = [
      privacy,
      graduatePage(9, 'training-contract'),
      edition('menu', 1, { ...dutch, place: 'graduate-footer', entries }),
      edition('settings', 2, { ...dutch, notice: 'Een verzonnen kantoor.' }),
    ]

    const html = render(rows, '/nl-nl/graduates')

    expect(html).toContain(
      '<a href="/en/legal-and-regulatory-information/data-privacy" hrefLang="en">Privacy (Engels)</a>',
    )
    expect(html).not.toContain('Contract')
    expect(html).toContain('Een verzonnen kantoor.')
  })

  it('say how to reach the firm: on a page of their own, or else in English (CV-10)', () => {
    const own = graduatePage(3, 'contact-us', { locale: 'nl-nl', path: '/nl-nl/graduates/contact-us' })

    expect(pageAt(planFrom([contact]), '/nl-nl/graduates').context.frame.tools).toEqual([
      { href: '/en/contact-us', text: 'Contact (Engels)', hreflang: 'en' },
    ])
    expect(pageAt(planFrom([contact, own]), '/nl-nl/graduates').context.frame.tools).toEqual([
      { href: '/nl-nl/graduates/contact-us', text: 'Contact' },
    ])
  })
})

describe('applying', () => {
  const apply = (own: object = {}) => [
    graduatePage(1, 'apply', {
      opensOn: noon('10'),
      closesOn: noon('20'),
      applyUrl: 'https://jobs.example.com/',
      ...own,
    }),
  ]
  const html = (now: string, own?: object) => render(apply(own), '/en/graduates/apply', now)
  const link = 'href="https://jobs.example.com/"'

  it('opens and closes by date (R-GRA-01..13)', () => {
    expect(html('2026-05-09T23:59:59.000Z')).toContain('Applications open on 10 May 2026.')
    expect(html('2026-05-09T23:59:59.000Z')).not.toContain(link)
    expect(html('2026-05-10T00:00:00.000Z')).toContain(link)
    expect(html('2026-05-20T23:59:59.000Z')).toContain(link)
    expect(html('2026-05-21T00:00:00.000Z')).toContain('Applications closed on 20 May 2026.')
    expect(html('2026-05-21T00:00:00.000Z')).not.toContain(link)
  })

  it('counts the days that are left, without script (R-GRA-01..13)', () => {
    expect(html('2026-05-12T12:00:00.000Z')).toContain('8 days left')
    expect(html('2026-05-19T12:00:00.000Z')).toContain('1 day left')
    expect(html('2026-05-20T12:00:00.000Z')).toContain('Today is the last day.')
  })

  it('is planned again the next midnight', () => {
    const { readings } = pageAt(planFrom(apply(), '2026-05-12T12:00:00.000Z'), '/en/graduates/apply')

    expect(readings.until).toBe('2026-05-13T00:00:00.000Z')
  })

  it('is open all year where no day is set', () => {
    expect(html('2026-05-09T23:59:59.000Z', { opensOn: null, closesOn: null })).toContain('open all year')
  })
})

describe('what single pages for graduates add', () => {
  it('questions to go to, as data for search engines too (R-GRA-01..13)', () => {
    const page = pageAt(planFrom(whole), '/en/graduates/faq')

    const html = renderToStaticMarkup(toElement(page))
    const [anchor] = /part_\d+_\d+/.exec(html) ?? []
    expect(html).toContain(`href="#${anchor}"`)
    expect(html).toContain(`<details id="${anchor}"`)
    expect(JSON.stringify(page.context.head)).toContain('FAQPage')
  })

  it('their office, told in English where it is written in no other language (R-GRA-01..13)', () => {
    const german = { locale: 'de-de', path: '/de-de/graduates/contact-us' }
    const rows = [...places, graduatePage(1, 'contact-us', { ...german, office: 3 })]

    const html = render(rows, german.path)

    expect(html).toContain('<a href="/en/offices/london" lang="en" hrefLang="en">London office</a>')
    expect(html).toContain('href="tel:+442079460123"')
    expect(render([...places, graduatePage(1, 'contact-us', german)], german.path)).not.toContain('London office')
  })

  it.each([
    ['de-de', false],
    ['en-ie', true],
  ] as const)('the country of their office where they are not in it: %s (R-GRA-01..13)', (locale, isNamed) => {
    const at = { locale, path: `/${locale}/graduates/contact-us` }
    const address = 'Federkielgasse 8\n60300 Frankfurt am Main\nGermany'
    const rows = [
      edition('location', 5, { name: 'Germany', kind: 'country', iso: 'DE', path: '/en/locations/germany' }),
      edition('office', 6, { name: 'Frankfurt office', country: 5, address, path: '/en/offices/frankfurt' }),
      graduatePage(1, 'contact-us', { ...at, office: 6 }),
    ]

    const html = render(rows, at.path)

    expect(html).toContain('Frankfurt am Main')
    expect(html.includes('Germany')).toBe(isNamed)
  })

  it('the brochure, voices and start dates (R-GRA-01..13)', () => {
    const html = render(whole, '/en/graduates/apply')

    expect(html).toContain('href="/media/b.pdf"')
    expect(html).toContain('PDF, 1.9 MB')
    expect(html).toContain('I learned much.')
    expect(html).toContain('1 September 2026')
  })

  it('what is coming up where one meets the firm, or that nothing is (R-GRA-01..13, CV-7)', () => {
    const coming = edition('event', 9, { title: 'Open day', startsAt: noon('14'), path: '/en/events/9/one' })

    expect(render([...whole, coming], '/en/graduates/meet-us')).toContain('Open day')
    expect(render([...whole, coming], '/en/graduates/meet-us', noon('15'))).toContain('No dates are announced.')
  })
})

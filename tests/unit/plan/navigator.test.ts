import { renderToStaticMarkup } from 'react-dom/server'
import { toElement } from '../../support/browser/to-element'
import { at, navigator, secretWords } from '../../support/content/firm-rows'
import { noon } from '../../support/content/log-rows'
import { edition, pageAt, planFrom as plan } from '../../support/content/planned-pages'

type Rows = Parameters<typeof plan>[0]

const root = '/en/products/navigator'
const render = (rows: Rows, path: string, now?: string): string =>
  renderToStaticMarkup(toElement(pageAt(plan(rows, now), path)))
const propsAt = (rows: Rows, path: string, now?: string) => pageAt(plan(rows, now), path).context.props

describe('the navigator', () => {
  it('shows its coverage as tables by region, a row for each jurisdiction (R-NAV-01, PM-1, R-GEN-07, N16)', () => {
    expect(propsAt(navigator, root)).toMatchObject({
      coverage: [
        {
          region: 'Europe',
          rows: [
            {
              name: 'Austria',
              reviewed: { iso: '2026-05-01' },
              isLate: true,
              services: [
                { href: `${root}/disclosure/europe/austria`, text: 'disclosure' },
                { href: `${root}/transfers/europe/austria`, text: 'transfers' },
              ],
            },
            { name: 'France', isLate: false },
          ],
        },
      ],
      fresh: '100% reviewed in the last 90 days',
    })
    expect(render(navigator, root)).toContain('scope="row">France</th>')
  })

  it('says what to do while nothing is covered (R-NAV-01, CV-7)', () => {
    expect(render([edition('settings', 1)], '/zh-cn/products/navigator')).toContain('尚未覆盖任何法域。')
  })

  it('counts again what was reviewed lately, the day on which that changes (N16)', () => {
    expect(pageAt(plan(navigator, noon('21')), root).readings.until).toBe('2026-07-30T00:00:00.000Z')
    expect(propsAt(navigator, root, '2026-07-30T00:00:00.000Z')).toMatchObject({
      fresh: '0% reviewed in the last 90 days',
    })
  })
})

describe('every public page of the navigator', () => {
  const pages = [...plan(navigator).pages.values()].filter(({ path }) => path.startsWith('/en/products/navigator'))

  it.each(pages.map(({ path }) => path))('says at %s how to ask for access, and no answer (PM-1)', (path) => {
    const html = render(navigator, path)

    expect(html).toContain('id="ask_access"')
    expect(html).toContain('href="/en/contact-us"')
    expect(html).not.toContain(secretWords)
  })

  // Its landing page is for those who are none yet.
  const closed = pages.map(({ path }) => path).filter((path) => !path.includes('/marketing/'))
  it.each(closed)('leads subscribers at %s through the sign-in and back to it (PM-2)', (path) => {
    const [, way = ''] = /href="([^"]+)">Subscribers sign in</.exec(render(navigator, path)) ?? []
    const { pathname, searchParams } = new URL(way, 'https://example.com')

    expect([pathname, searchParams.get('return')]).toEqual(['/en/auth/sign-in', path])
  })

  // A guidance has a review once a lawyer has made one.
  const reviewed = closed.filter((path) => !/\/(?:content\/.*|oceania)$/.test(path))
  it.each(reviewed)('says at %s when a review is due (N16)', (path) => {
    expect(render(navigator, path)).toMatch(/Next review<\/(?:dt|th)>/)
    expect(render(navigator, path)).toMatch(/<time dateTime="2026-05-(?:05|20)"/)
  })

  it('says of a guidance when its review is due, where a lawyer has reviewed it (N16)', () => {
    const path = `${root}/disclosure/content/1/thresholds`
    const rows = navigator.map((row) =>
      row.type === 'nav-content-teaser' && row.id === 1
        ? { ...row, document: JSON.stringify({ ...JSON.parse(row.document ?? ''), reviewDueAt: noon('20') }) }
        : row,
    )

    expect(render(navigator, path)).not.toContain('Next review')
    expect(render(rows, path)).toMatch(/Next review<\/dt>.*?20 May 2026/s)
  })

  it('holds no word of what is for subscribers in its data either (PM-1)', () => {
    expect(JSON.stringify(pages.map(({ context }) => context))).not.toContain(secretWords)
  })
})

describe('a service', () => {
  const path = `${root}/disclosure`

  it('lists regions, jurisdictions with their reviews, and its questions in order (R-NAV-02, PM-1)', () => {
    expect(propsAt(navigator, path)).toMatchObject({
      regions: [
        { href: `${path}/europe`, note: '2 jurisdictions' },
        { href: `${path}/oceania`, note: '0 jurisdictions' },
      ],
      coverage: [
        { link: { href: `${path}/europe/austria` }, due: { iso: '2026-05-05' }, isLate: true },
        { link: { href: `${path}/europe/france` }, due: { iso: '2026-05-20' }, isLate: false },
      ],
      asked: [{ topic: 'Notices', questions: ['Who must file?', 'Is a notice needed?'] }],
      reportBuilder: { href: `${path}/report-builder` },
    })
  })

  it('names in its own text the status table of itself alone, where a page of anything else names all (R-NAV-02)', () => {
    const table = [{ block: 'status-table-reference', jurisdiction: 1 }]
    const own = { name: 'disclosure', regions: [1], body: table }
    const rows = [
      ...navigator.slice(1),
      edition('nav-service', 1, at(path, own)),
      edition('page', 1, at('/en/about-us/tables', { title: 'Tables', body: table })),
    ]
    const tablesAt = (where: string) =>
      (propsAt(rows, where) as { body: { items?: { href: string }[] }[] }).body.flatMap(({ items = [] }) =>
        items.map(({ href }) => href),
      )

    expect(tablesAt(path)).toEqual([`${path}/europe/france/status-table`])
    expect(tablesAt('/en/about-us/tables')).toEqual(
      ['disclosure', 'transfers'].map((service) => `${root}/${service}/europe/france/status-table`),
    )
  })

  it('has a landing page on which a trial can be asked for (R-NAV-03)', () => {
    const html = render(navigator, `${path}/marketing/why`)

    expect(html).toContain('Ask for a trial')
    expect(html).toContain(`href="${path}"`)
  })

  it('takes the request for a trial on its landing page, from anybody, with what it is of (R-NAV-03)', () => {
    const html = render(navigator, `${root}/disclosure/marketing/why`)

    expect(html).toMatch(/<form[^>]* action="\/online-services\/enquiries" method="post"/)
    expect(html).toMatch(/<option value="trial" selected="">A trial of an online service</)
    expect(html).toMatch(/<textarea[^>]*>We should like to try [^<]*disclosure/)
    expect(render(navigator, `${root}/disclosure`)).not.toContain('/online-services/enquiries')
  })

  it('shows of its guidance the teaser and the scope (R-NAV-04)', () => {
    const html = render(navigator, `${path}/content/1/thresholds`)

    expect(html).toContain('What counts.')
    expect(html).toContain('The answers are for subscribers.')
  })

  it('says what a report can compare (R-NAV-09)', () => {
    const html = render(navigator, `${path}/report-builder`)

    expect(html).toContain('up to 25 jurisdictions')
    expect(html).toContain('Is a notice needed?')
  })
})

describe('the changes of a service', () => {
  it('have a page that says to everybody what it is, names the jurisdictions, and holds none of them (NV-8, PM-1)', () => {
    const html = render(navigator, `${root}/disclosure/updates`)
    const { inside } = propsAt(navigator, `${root}/disclosure/updates`) as { inside: object }

    expect(html).toContain('Every change of an answer')
    expect(html).toContain('The answers are for subscribers.')
    expect(inside).toMatchObject({ view: 'updates', covered: [{ name: 'Austria' }, { name: 'France' }] })
    expect(html).not.toContain(secretWords)
  })
})

describe('a region', () => {
  it('has a page under each service that covers it, with its jurisdictions (R-NAV-05, PM-1)', () => {
    for (const service of ['disclosure', 'transfers']) {
      expect(propsAt(navigator, `${root}/${service}/europe`)).toMatchObject({
        coverage: [{ link: { text: 'Austria' } }, { link: { text: 'France' } }],
        statusTables: [
          { href: `${root}/${service}/europe/austria/status-table` },
          { href: `${root}/${service}/europe/france/status-table` },
        ],
      })
    }
  })

  it('offers to narrow its table, and is whole for who has no script (R-NAV-05)', () => {
    const html = render(navigator, `${root}/disclosure/europe`)

    expect(html).toContain('data-row-filter="coverage_table"')
    expect(html).toContain('data-state="overdue"')
    expect(html).not.toContain('<tr hidden')
  })

  it('has none under a service that does not', () => {
    const rows = [...navigator, edition('nav-service', 3, at(`${root}/funds`, { name: 'Funds', regions: [2] }))]

    expect(plan(rows).pages.has(`${root}/funds/oceania`)).toBe(true)
    expect(plan(rows).pages.has(`${root}/funds/europe`)).toBe(false)
  })

  it('says so when nothing in it is covered (R-NAV-05, CV-7)', () => {
    expect(render(navigator, `${root}/disclosure/oceania`)).toContain('No jurisdiction is covered yet.')
  })

  it('shows of its guidance the teaser and both that it is about (R-NAV-06)', () => {
    expect(propsAt(navigator, `${root}/disclosure/europe/content/2/thresholds`)).toMatchObject({
      inside: { view: 'guidance', service: { slug: 'disclosure' }, guidance: 2 },
      teaser: 'What counts.',
      scope: [
        { href: `${root}/disclosure`, text: 'disclosure' },
        { href: `${root}/disclosure/europe`, text: 'Europe' },
      ],
    })
  })

  it('is tied to its page in other languages, where service and region are live', () => {
    const french = [
      edition('nav-service', 1, {
        ...at('/fr-fr/products/navigator/seuils', { name: 'Seuils', regions: [1] }),
        locale: 'fr-fr',
      }),
      edition('nav-region', 1, { locale: 'fr-fr', name: 'Europe', slug: 'europe-fr' }),
      edition('nav-jurisdiction', 1, { locale: 'fr-fr', name: 'France', slug: 'france-fr', region: 1 }),
    ]
    const linksAt = (path: string) =>
      pageAt(plan([...navigator, ...french]), path).context.frame.languages.map(({ href }) => href)

    expect(linksAt(`${root}/disclosure/europe`)).toContain('/fr-fr/products/navigator/seuils/europe-fr')
    expect(linksAt(`${root}/disclosure/europe/france`)).toContain(
      '/fr-fr/products/navigator/seuils/europe-fr/france-fr',
    )
    expect(linksAt(`${root}/disclosure/oceania`)).toContain('/fr-fr/products/navigator/seuils')
  })
})

import { checkPage } from '../../../src/gates/check-pages'
import { type MadePage, type Site } from '../../../src/gates/gate'
import { readHtml } from '../../../src/gates/read-html'
import { makeSite } from '../../support/browser/made-pages'
import { at, body, places } from '../../support/content/firm-rows'
import { lexical } from '../../support/content/lexical'
import { textBlock } from '../../support/content/log-rows'
import { edition } from '../../support/content/planned-pages'

const canary = 'Only subscribers know the heron.'
const path = '/en/about-us/values'
const lost = 'https://firm.example/en/about-us/nowhere'
const deadLink = textBlock(lexical.paragraph(lexical.webLink(lost, lexical.text('us'))))
const rows = [
  ...places,
  edition('legal-notice', 1),
  edition('page', 3, at('/en/legal-and-regulatory-information', { title: 'Legal information' })),
  edition('page', 1, at(path, { title: 'Our values', summary: 'What we hold to.', body })),
  edition('page', 1, { ...at('/fr-fr/about-us/valeurs', { title: 'Nos valeurs', body }), locale: 'fr-fr' }),
]
const { site, made, content, check } = makeSite(rows, {
  now: '2026-05-12T12:00:00.000Z',
  origin: 'https://firm.example',
  canaries: [canary],
})

const pageAt = (where: string): MadePage => {
  const page = made.get(where)
  if (!page) throw new Error(`There is no page at ${where}`)
  return page
}

/** The same page with something else in its HTML. */
const broken = (change: (html: string) => string, where = path): MadePage => {
  const page = pageAt(where)
  const html = change(page.html.source)
  if (html === page.html.source) throw new Error('Nothing was broken')
  return { ...page, html: readHtml(html) }
}

const faultsOf = (page: MadePage, given: Partial<Site> = {}) =>
  checkPage(page, { site: { ...site, ...given }, content })

describe('the gates', () => {
  it('let a whole small site pass (N6, N7)', () => {
    expect([...made.values()].flatMap((page) => check(page))).toEqual([])
    expect(made.size).toBeGreaterThan(50)
  })

  const intoMain = (markup: string) => (html: string) => html.replace('</main>', `${markup}</main>`)
  it.each<[gate: string, name: string, change: (html: string) => string]>([
    ['links', 'a link to no page', intoMain('<a href="/en/about-us/nowhere">x</a>')],
    ['links', 'a full address of no page', intoMain('<a href="https://firm.example/en/nowhere">x</a>')],
    ['links', 'an old address of a page', intoMain('<a href="/en/offices/London">x</a>')],
    ['links', 'an anchor that is not there', intoMain('<a href="#nowhere">x</a>')],
    ['links', 'an anchor of another page that is not there', intoMain('<a href="/en/offices/london#garden">x</a>')],
    [
      'links',
      'a form that is sent nowhere',
      intoMain('<form action="/en/lost"><button type="submit">x</button></form>'),
    ],
    ['pictures', 'a picture that is not there', intoMain('<img src="/media/lost.png" alt="x" width="1" height="1">')],
    ['pictures', 'a picture without a size', intoMain('<img src="data:," alt="x">')],
    ['heads', 'another title', (html) => html.replace('<title>', '<title>Not ')],
    ['heads', 'another language', (html) => html.replace('<html lang="en"', '<html lang="en-US"')],
    ['heads', 'the other direction (AD-1)', (html) => html.replace('dir="ltr"', 'dir="rtl"')],
    ['heads', 'a missing description', (html) => html.replace(/<meta name="description"[^>]*>/, '')],
    ['heads', 'a second canonical address', (html) => html.replace(/(<link rel="canonical"[^>]*>)/, '$1$1')],
    [
      'heads',
      'other facts for search engines',
      (html) => html.replace('</head>', '<script type="application/ld+json">{}</script></head>'),
    ],
    ['structure', 'a second h1', intoMain('<h1>x</h1>')],
    ['structure', 'no h1', (html) => html.replaceAll(/(<\/?)h1/g, '$1h2')],
    ['structure', 'no main part', (html) => html.replaceAll(/(<\/?)main/g, '$1div')],
    ['structure', 'an id twice', intoMain('<p id="main_content">x</p>')],
    ['structure', 'a label of nothing', intoMain('<label for="nothing">x</label>')],
    ['inline code', 'an inline script without a hash', intoMain('<script>go()</script>')],
    ['inline code', 'a handler', intoMain('<p onclick="go()">x</p>')],
    ['inline code', 'a style', intoMain('<p style="color:red">x</p>')],
    ['inline code', 'a link that is code', intoMain('<a href="javascript:go()">x</a>')],
    ['canaries', 'a gated sentence', intoMain(`<!-- ${canary} -->`)],
    ['messages', 'the name of a message', intoMain('<p>list.previous</p>')],
    ['messages', 'a blank', intoMain('<p>On {date}</p>')],
    ['regulation', 'no regulator’s number', (html) => html.replaceAll('000000', '')],
    ['html', 'an element where none may be', intoMain('<ul><p>x</p></ul>')],
  ])('%s: %s is named with its page and its item (N6)', (gate, _, change) => {
    const faults = faultsOf(broken(change))

    expect(faults.map((fault) => fault.gate)).toContain(gate)
    for (const fault of faults) expect(fault).toMatchObject({ path, item: expect.stringMatching(/\S/) as string })
  })

  it('the complaints procedure is missed on the legal page (Q-5)', () => {
    const legal = '/en/legal-and-regulatory-information'
    const faults = faultsOf(broken((html) => html.replaceAll('Write', 'Right'), legal))

    expect(faults).toContainEqual(
      expect.objectContaining({ gate: 'regulation', item: 'legal-notice 1 en', field: 'complaintsSteps.0.heading' }),
    )
  })

  it('titles: a page that is called as another was before, and one that says nothing of itself (Q-3)', () => {
    const page = pageAt(path)
    const tags = page.context.head.tags.filter(({ attributes }) => attributes['name'] !== 'description')
    const silent = { ...page, context: { ...page.context, head: { ...page.context.head, tags } } }

    expect(faultsOf(page, { namesakeOf: () => '/en/about-us/other' })).toEqual([
      {
        gate: 'titles',
        path,
        item: 'page 1 en',
        field: 'title',
        rival: '/en/about-us/other',
        problem: expect.stringMatching(/\/en\/about-us\/other have the same title "Our values"/) as string,
        told: { kind: 'same-title', values: [path, '/en/about-us/other', 'Our values'] },
      },
    ])
    expect(faultsOf(silent)).toContainEqual(expect.objectContaining({ gate: 'titles', field: 'summary' }))
  })

  it('a dead link is traced to the item and the field in which an editor wrote it (N6)', () => {
    const own = makeSite([...rows, edition('page', 2, at('/en/about-us/dead', { title: 'Dead', body: [deadLink] }))], {
      now: '2026-05-12T12:00:00.000Z',
      origin: 'https://firm.example',
    })
    const page = own.made.get('/en/about-us/dead')
    const faults = page ? own.check(page) : []

    expect(faults).toEqual([
      {
        gate: 'links',
        path: '/en/about-us/dead',
        item: 'page 2 en',
        field: expect.stringMatching(/^body\.0\.text/) as string,
        problem: `${lost} leads nowhere`,
        told: { kind: 'dead-link', values: [lost] },
      },
    ])
  })

  it.each([
    ['does not name it back', () => ({ ...pageAt('/fr-fr/about-us/valeurs').context.head, tags: [] })],
    ['is not there', () => undefined],
  ])('hreflang: a page whose translation %s (Q-3)', (problem, headAt) => {
    const given = { headAt: (where: string) => (where === path ? pageAt(path).context.head : headAt()) }

    expect(faultsOf(pageAt(path), given)).toContainEqual(
      expect.objectContaining({ gate: 'hreflang', problem: expect.stringContaining(problem) as string }),
    )
  })

  it('route table: a page on another route’s path (L-6)', () => {
    expect(faultsOf({ ...pageAt(path), template: 'office' }).map(({ gate }) => gate)).toContain('route table')
  })

  it('canaries: a gated sentence that is not shown but handed over (N8)', () => {
    const page = pageAt(path)
    const leaking = { ...page, context: { ...page.context, props: { hidden: canary } } }

    expect(faultsOf(leaking).map(({ gate }) => gate)).toEqual(['canaries'])
  })
})

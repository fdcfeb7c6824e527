import { planSite } from '../../../src/plan/plan-site'
import { type InsightsProps } from '../../../src/plan/show/insight-list'
import { Content } from '../../../src/plan/store/content'
import { descriptionIn } from '../../support/browser/head'
import { lexical } from '../../support/content/lexical'
import { textBlock } from '../../support/content/log-rows'
import { findFaults, item, now, origin, pageAt, planOf, renderMain, textOf } from '../../support/place/site'

const noon = (day: string) => `2026-${day}T12:00:00.000Z`
const article = (id: number, own = {}) =>
  item('article', id, { title: `Article ${id}`, path: `/en/articles/${id}/item-${id}`, ...own })

const rows = [
  item('topic', 1, { name: 'Sanctions', path: '/en/insights/topics/sanctions' }),
  item('topic', 2, { name: 'Licences', path: '/en/insights/topics/licences', within: 1 }),
  item('topic', 3, { name: 'Silence', path: '/en/insights/topics/silence' }),
  ...Array.from({ length: 25 }, (_, position) => article(100 + position, { publishedOn: noon('01-10') })),
  article(10, { title: 'A podcast', kind: 'podcast', publishedOn: noon('05-03'), topics: [2] }),
  item('event', 20, {
    title: 'Over',
    path: '/en/events/20/item-20',
    startsAt: '2026-05-01T10:00:00Z',
    endsAt: '2026-05-01T11:00:00Z',
  }),
  item('event', 21, {
    title: 'Late',
    path: '/en/events/21/item-21',
    startsAt: '2026-07-01T10:00:00Z',
    endsAt: '2026-07-01T11:00:00Z',
  }),
  item('event', 22, {
    title: 'Soon',
    path: '/en/events/22/item-22',
    state: 'cancelled',
    startsAt: '2026-06-01T10:00:00Z',
    endsAt: '2026-06-01T11:00:00Z',
  }),
  item('training', 30, { title: 'A course', path: '/en/training/30/item-30', publishedOn: noon('05-04'), topics: [1] }),
  item('training-series', 40, { title: 'A series', path: '/en/training-series/40/item-40', modules: [30] }),
]
const plan = planOf(rows)
const titlesAt = (path: string) =>
  [...renderMain(pageAt(plan, path)).matchAll(/<h2[^>]*><a[^>]*>([^<]*)</g)].map(([, title]) => title)

it('an article’s notes are numbered through all its parts and listed below, each with its way back (ED-8)', () => {
  const { footnote, paragraph, root, text } = lexical
  const body = [
    textBlock(paragraph(text('It binds.'), footnote('Section 3', 'https://example.com/3'))),
    { block: 'callout', heading: 'In brief', text: root(paragraph(text('It does.'), footnote('So held.'))) },
  ]
  const path = '/en/articles/7/item-7'
  const html = renderMain(pageAt(planOf([article(7, { body })]), path))

  expect(html).toMatch(/It binds\.<a [^>]*href="#note_1" id="note_1-back" aria-label="Note 1">1<\/a>/)
  expect(html).toMatch(/It does\.<a [^>]*href="#note_2"[^>]*>2<\/a>/)
  expect(html).toMatch(/<li id="note_1"><a href="https:\/\/example\.com\/3">Section 3<\/a>/)
  expect(html).toMatch(/<li id="note_2">So held\. <a [^>]*href="#note_2-back" aria-label="Back to the text, 2">/)
})

describe('the list of insights', () => {
  it('has all kinds in one stream, the newest first (R-INS-01)', () => {
    expect(titlesAt('/en/insights').slice(0, 5)).toEqual(['A course', 'A series', 'A podcast', 'Over', 'Article 100'])
  })

  it('tells of the events ahead below what is there to be read (R-INS-01)', () => {
    const html = renderMain(pageAt(plan, '/en/insights'))

    expect(textOf(pageAt(plan, '/en/insights'))).toMatch(/Coming up All events .*Late/)
    expect(html.indexOf('Article 100')).toBeLessThan(html.indexOf('>Late<'))
    expect(renderMain(pageAt(plan, '/en/insights/page/2'))).not.toContain('>Late<')
    expect(html).not.toContain('>Soon<')
  })

  it('has one with its picture before every few others, on each of its pages (R-GEN-07)', () => {
    const leadsAt = (path: string) =>
      (pageAt(plan, path).context.props as InsightsProps).list.rows.flatMap(({ lead }, row) => (lead ? [row] : []))

    expect(leadsAt('/en/insights')).toEqual([0, 6, 12, 18])
    expect(leadsAt('/en/insights/page/2')).toEqual([0])
    expect(renderMain(pageAt(plan, '/en/insights')).match(/viewBox="0 0 600 400"/g)).toHaveLength(4)
  })

  it('goes on at addresses of its own, without a gap or a repetition (R-INS-01)', () => {
    const titles = [...titlesAt('/en/insights'), ...titlesAt('/en/insights/page/2')]

    expect(titles).toHaveLength(29)
    expect(new Set(titles).size).toBe(29)
    expect(plan.pages.has('/en/insights/page/3')).toBe(false)
    expect(renderMain(pageAt(plan, '/en/insights'))).toContain('href="/en/insights/page/2"')
  })

  it('offers every kind and topic that has something, with how many (R-INS-01)', () => {
    const text = textOf(pageAt(plan, '/en/insights'))

    expect(text).toMatch(/Kind All 31 Articles 25 Podcasts 1 Events 3 Training 1 Training series 1/)
    expect(text).toMatch(/Topics Licences 1 Sanctions 1/)
    expect(text).not.toContain('Silence')
  })

  it('has a page for each kind, to which older addresses lead (R-INS-02)', () => {
    expect(titlesAt('/en/insights/podcasts')).toEqual(['A podcast'])
    expect(titlesAt('/en/insights/training')).toEqual(['A course'])
    expect(titlesAt('/en/insights/training-series')).toEqual(['A series'])
    expect(titlesAt('/en/insights/articles/page/2')).toHaveLength(1)
  })

  it('puts events that are ahead before those that are over, and says which will not be', () => {
    expect(titlesAt('/en/insights/events')).toEqual(['Soon', 'Late', 'Over'])
    expect(textOf(pageAt(plan, '/en/insights/events'))).toMatch(/Soon Cancelled .*Over This event has taken place/)
  })

  it('changes when an event that takes place is over', () => {
    const [before, after] = ['2026-07-01T10:59:59.999Z', '2026-07-01T11:00:00.000Z'].map((at) =>
      renderMain(pageAt(planOf(rows, at), '/en/insights')),
    )

    expect(before).not.toMatch(/<h2[^>]*><a[^>]*>Late</)
    expect(after).toMatch(/<h2[^>]*><a[^>]*>Late</)
  })

  it.each(['/en/insights/videos', '/fr-fr/insights', '/zh-cn/insights/podcasts', '/fr-fr/about-us/news'])(
    'says at %s that nothing is there, and offers one way on (CV-7)',
    (path) => {
      const button = /<div class="[^"]*"><a class="[^"]*" href="([^"]*)">/.exec(
        renderMain(pageAt(plan, path)).split('<h2').at(-1) ?? '',
      )

      expect(button?.[1]).toMatch(/\/(insights|expertise)$/)
    },
  )
})

describe('a topic', () => {
  it('has what is about it and about what is within it', () => {
    expect(titlesAt('/en/insights/topics/sanctions')).toEqual(['A course', 'A podcast'])
    expect(titlesAt('/en/insights/topics/licences')).toEqual(['A podcast'])
  })

  it('says what it is where no editor did (Q-3)', () => {
    expect(descriptionIn(pageAt(plan, '/en/insights/topics/licences').context.head)).toMatch(
      /^Licences: .*Aldermoor Vane/,
    )
  })

  it('names its feed in the head', () => {
    const { head } = pageAt(plan, '/en/insights/topics/licences').context

    expect(JSON.stringify(head)).toContain('https://firm.example/en/insights/topics/licences/feed.xml')
  })
})

describe('the news', () => {
  const news = (id: number, own = {}) =>
    item('news-item', id, { title: `News ${id}`, path: `/en/about-us/news/news-${id}`, ...own })
  const person = item('person', 5, { name: 'Ada Press', path: '/en/people/5/item-5' })
  const all = [
    person,
    item('deal', 6, { title: 'The deal', role: 'Advised', client: 'Client Ltd' }),
    ...Array.from({ length: 25 }, (_, position) => news(100 + position, { publishedOn: noon('01-10') })),
    news(50, { publishedOn: noon('05-12'), pressContact: 5, deals: [6], people: [5] }),
    news(51, { title: 'Not yet', publishedOn: noon('05-14'), embargoUntil: '2026-05-20T08:00:00Z' }),
  ]
  const newsPlan = planOf(all)

  it('is listed newest first on real pages, with a feed and a press contact (R-ABT-03)', () => {
    const main = renderMain(pageAt(newsPlan, '/en/about-us/news'))

    expect(main.indexOf('News 50')).toBeLessThan(main.indexOf('News 124'))
    expect(main).toContain('href="/en/about-us/news/feed.xml"')
    expect(main).toMatch(/Press contact.*Ada Press/s)
    expect(newsPlan.pages.has('/en/about-us/news/page/2')).toBe(true)
  })

  it('under embargo is nowhere until its moment (R-ABT-03)', () => {
    const later = planOf(all, '2026-05-20T08:00:00.000Z')
    const content = new Content(all)
    planSite(content, { now, origin })

    expect(JSON.stringify([...newsPlan.pages.values()])).not.toContain('Not yet')
    expect(content.once.until()).toBe('2026-05-20T08:00:00.000Z')
    expect(textOf(pageAt(later, '/en/about-us/news'))).toContain('Not yet')
    expect(textOf(pageAt(later, '/en/about-us/news/news-51'))).toContain('Not yet')
  })

  it('shows of an item the people, the matters and the press contact (R-ABT-03)', () => {
    const page = pageAt(newsPlan, '/en/about-us/news/news-50')

    expect(textOf(page)).toMatch(/Matters .*The deal Advised · Client Ltd .*Press contact Ada Press/)
    expect(findFaults(page)).toEqual([])
  })
})

it('lists the sources of an article without numbers, since no mark in its text leads to them (R-INS-02)', () => {
  const html = renderMain(
    pageAt(planOf([article(1, { citations: [{ text: 'An Act', url: null }] })]), '/en/articles/1/item-1'),
  )

  expect(html).toMatch(/Sources<\/h2><ul><li[^>]*>An Act<\/li><\/ul>/)
})

describe('the sources of an article in another language', () => {
  const path = '/fr-fr/articles/1/article-1'
  const english = article(1, { citations: [{ text: 'An Act' }, { text: 'A case', url: 'https://example.com/case' }] })
  const inFrench = (citations: object[]) => ({ ...article(1, { path, citations }), locale: 'fr-fr' as const })
  const sourcesOf = (citations: object[], beside = [english]): string =>
    renderMain(pageAt(planOf([...beside, inFrench(citations)]), path))

  it('are shown as that language cites them (R-INS-03)', () => {
    const html = sourcesOf([{ text: 'Une loi', url: 'https://example.com/loi' }])

    expect(html).toContain('<a href="https://example.com/loi">Une loi</a>')
    expect(html).not.toContain('An Act')
  })

  it('are those of the English edition where it has none, and said to be English (R-INS-03)', () => {
    const html = sourcesOf([])

    expect(html).toContain('<span lang="en">An Act</span>')
    expect(html).toContain('<a href="https://example.com/case" lang="en">A case</a>')
  })

  it('are left out where no edition names any (R-INS-03)', () => {
    expect(sourcesOf([], [])).not.toContain('id="sources"')
  })
})

const shown = [...plan.pages.values()].filter(({ path }) => /insights|news/.test(path))

it.each(shown.map((page) => [page.path, page]))('%s is valid (Q-1)', (_, page) => {
  expect(findFaults(page)).toEqual([])
})

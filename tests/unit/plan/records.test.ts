import { type PageDocument } from '../../../src/content/all-types'
import { type SearchRecord } from '../../../src/content/search-record'
import { planSite } from '../../../src/plan/plan-site'
import { describe as describeItem } from '../../../src/plan/records/describe'
import { planRecords } from '../../../src/plan/records/plan-records'
import { sayName } from '../../../src/plan/records/say-names'
import { settingsOf } from '../../../src/plan/search/index-settings'
import { type InsightsProps } from '../../../src/plan/show/insight-list'
import { Content } from '../../../src/plan/store/content'
import { openReader } from '../../../src/plan/store/reader'
import { at } from '../../support/content/firm-rows'
import { lexical } from '../../support/content/lexical'
import { textBlock } from '../../support/content/log-rows'
import { edition, options, pageAt, planFrom } from '../../support/content/planned-pages'
import { type Row } from '../../support/publishing/feed-reader'
import { createView, findIds } from '../../support/search/create-view'

const canary = 'The heron stands where the sluice was sealed'

const office = edition('office', 3, { name: 'Shanghai', slug: 'shanghai', path: '/en/offices/shanghai' })
const parent = edition('service', 1, { title: 'Banking', slug: 'banking', path: '/en/expertise/services/banking' })
const service = edition('service', 2, {
  title: 'Lending',
  slug: 'lending',
  path: '/en/expertise/services/banking/lending',
  parent: 1,
})
const person = edition('person', 5, {
  name: 'Zhou Peiwen',
  nativeName: '周沛文',
  path: '/en/people/5/zhou-peiwen',
  slug: 'zhou-peiwen',
  offices: [3],
  services: [2],
})
const paragraphs = (words: number) => textBlock(lexical.paragraph(lexical.text('regulation '.repeat(words))))
const article = (own: Record<string, unknown>): Row =>
  edition('article', 9, { title: 'Capital', slug: 'capital', path: '/en/articles/9/capital', authors: [5], ...own })

function recordsOf(...rows: Row[]): SearchRecord[] {
  const content = new Content(rows)
  const planned = planRecords(content, planSite(content, options), options)
  expect(planned.problems).toEqual([])
  return [...planned.records.values()].flatMap(({ records }) => records)
}

const find = (records: SearchRecord[], item: string) => records.filter((record) => record.item === item)

describe('the record of a place', () => {
  it('is found by its names in other languages, and by its sound (R-PPL-01, L-6)', () => {
    const chinese = edition('office', 3, { locale: 'zh-cn', name: '上海', slug: '上海', path: '/zh-cn/offices/上海' })
    const [english, native] = find(recordsOf(office, chinese), 'office-3')

    expect([english?.title, english?.names]).toEqual(['Shanghai', ['上海']])
    expect(native?.names).toEqual(expect.arrayContaining(['Shanghai', 'shanghai', 'shang hai']))
  })
})

describe('the record of a person (R-PPL-01)', () => {
  const [record] = find(recordsOf(office, parent, service, person), 'person-5')

  it('is found by the name in Chinese letters and by its sound', () => {
    expect(record).toMatchObject({ group: 'people', title: 'Zhou Peiwen 周沛文', path: '/en/people/5/zhou-peiwen' })
    expect(record?.names).toEqual(expect.arrayContaining(['zhou pei wen', 'zhoupeiwen', 'peiwen zhou', 'zpw']))
  })

  it('is narrowed by the office, and by what stands above the service', () => {
    expect(record).toMatchObject({ offices: ['Shanghai'], services: ['Lending', 'Banking'], kind: ['Counsel'] })
  })

  it('says what they are called where that is not the word for all of their kind', () => {
    const called = (jobTitle: string) => {
      const own = { path: '/fr-fr/people/5/zhou', slug: 'zhou', locale: 'fr-fr', role: 'partner', jobTitle }
      return find(recordsOf(edition('person', 5, own)), 'person-5')[0]
    }

    expect(called('Associée')).toMatchObject({ position: 'Associée', kind: ['Associé'] })
    expect(called('Associé')).not.toHaveProperty('position')
  })

  it('is found by any part of the name, after those whose name begins with it', () => {
    const named = (id: number, name: string) => edition('person', id, at(`/en/people/${id}/${id}`, { name }))
    const records = recordsOf(named(5, 'Anna Holloway'), named(6, 'Émile Lefèvre'), named(7, 'Jo Waylett'))
    const view = createView(records, { ...settingsOf('site', 'en') })

    expect(findIds(view, 'lloway')).toEqual(['person-5'])
    expect(findIds(view, 'fevre')).toEqual(['person-6'])
    expect(findIds(view, 'way')).toEqual(['person-7', 'person-5'])
  })

  it('is not made of somebody who has left', () => {
    const left = edition('person', 5, { path: '/en/people/5/zhou', slug: 'zhou', leftAt: '2026-01-01T12:00:00.000Z' })

    expect(find(recordsOf(left), 'person-5')).toEqual([])
  })
})

describe('how a Chinese name sounds', () => {
  it('keeps a family name of two letters together', () => {
    expect(sayName('欧阳明华')).toContain('ouyang minghua')
  })

  it('is nothing of a name in Latin letters', () => {
    expect(sayName('Anna Adler')).toEqual([])
  })
})

describe('the records of an article (R-INS-01)', () => {
  it('are one where it is short, and as many as its text needs where it is long, each below 10 kB', () => {
    const long = recordsOf(person, article({ body: [paragraphs(600), paragraphs(600), paragraphs(900)] }))

    expect(find(recordsOf(person, article({ body: [paragraphs(50)] })), 'article-9')).toHaveLength(1)
    const records = find(long, 'article-9')
    expect(records.length).toBeGreaterThan(3)
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length)
    for (const record of records) expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(10_000)
  })

  it('lead to the heading below which the text stands', () => {
    const heading = lexical.heading('h2', lexical.text('What follows'))
    const records = recordsOf(
      person,
      article({ body: [paragraphs(450), textBlock(heading, lexical.paragraph(lexical.text('late '.repeat(700))))] }),
    )

    expect(find(records, 'article-9')[1]).toMatchObject({
      heading: 'What follows',
      path: '/en/articles/9/capital#what-follows',
    })
  })

  it('are named when no index would take one, and the others are made', () => {
    const content = new Content([person, article({ title: 'A '.repeat(9000) })])
    const planned = planRecords(content, planSite(content, options), options)

    expect(planned.problems).toEqual([
      {
        path: '/en/articles/9/capital',
        message: expect.stringMatching(/bytes, more than 10000; shorten its title/) as string,
        told: [{ kind: 'long-record', values: [expect.stringMatching(/^\d+$/) as string, '10000', 'title'] }],
      },
    ])
    expect(planned.records.has('/en/people/5/zhou-peiwen')).toBe(true)
  })

  it('change with an edit of the text, and only those whose text it is', () => {
    const of = (last: string) =>
      find(
        recordsOf(
          person,
          article({ body: [paragraphs(450), paragraphs(450), textBlock(lexical.paragraph(lexical.text(last)))] }),
        ),
        'article-9',
      )
    const digests = (records: SearchRecord[]) => records.map(({ internal }) => internal.contentDigest)
    const [before, after] = [digests(of('one')), digests(of('two'))]

    expect(before).toHaveLength(after.length)
    expect(before.filter((digest, position) => digest !== after[position])).toHaveLength(1)
    expect(digests(of('one'))).toEqual(before)
  })
})

describe('a matter (R-GEN-04)', () => {
  it('is a place on the list of matters', () => {
    const deal = edition('deal', 4, {
      title: 'A port is sold',
      client: 'Harbour',
      date: '2026-02-01T12:00:00.000Z',
      offices: [3],
    })
    const [record] = find(recordsOf(office, deal), 'deal-4')

    expect(record).toMatchObject({
      path: '/en/deals#matter_4',
      offices: ['Shanghai'],
      years: ['2026'],
      day: '2026-02-01',
    })
  })
})

describe('a vacancy (R-ABT-02)', () => {
  const vacancy = edition('vacancy', 8, {
    title: 'Lawyer for ports',
    path: '/en/about-us/careers/ports',
    slug: 'ports',
    level: 'counsel',
    summary: 'You know ships.',
    area: 'Shipping',
    offices: [3],
    closesOn: '2026-06-30T12:00:00.000Z',
  })
  const records = find(recordsOf(office, vacancy), 'vacancy-8')

  it('is of the kind of vacancies, and says its level, which is also a role of people', () => {
    expect(records).toMatchObject([{ group: 'careers', kind: ['Vacancy'], summary: 'Counsel · You know ships.' }])
  })

  it('is narrowed by its location, its area of work and its level', () => {
    expect(records).toMatchObject([{ offices: ['Shanghai'], areas: ['Shipping'], levels: ['Counsel'] }])
  })

  it('says until when one can apply, as a day and as a number', () => {
    expect(records).toMatchObject([{ closes: '2026-06-30', closesAt: 1_782_777_600 }])
  })

  it('has the list to itself: what a country offers is no vacancy', () => {
    const benefits = edition('country-benefits', 4, {
      title: 'France',
      path: '/en/about-us/careers/benefits/france',
      slug: 'france',
    })

    expect(find(recordsOf(benefits), 'country-benefits-4')).toMatchObject([{ group: 'pages' }])
  })
})

describe('a topic (R-INS-01)', () => {
  it('is found, and is none of the insights whose list can be narrowed', () => {
    const topic = edition('topic', 6, { name: 'Sanctions', slug: 'sanctions', path: '/en/insights/topics/sanctions' })
    const rows = [topic, article({ topics: [6] })]
    const { findIn } = pageAt(planFrom(rows), '/en/insights').context.props as InsightsProps

    expect(find(recordsOf(...rows), 'topic-6')).toMatchObject([{ group: 'subjects' }])
    expect(findIn).not.toContain('subjects')
  })
})

describe('a place of the navigator', () => {
  it.each([
    ['fr-fr', 'France\u00a0: Seuils'],
    ['zh-cn', 'France：Seuils'],
  ])('is called in %s as its page is (R-NAV-07, C-3)', (locale, title) => {
    const records = recordsOf(
      edition('nav-service', 1, {
        locale,
        ...at(`/${locale}/products/navigator/seuils`),
        name: 'Seuils',
        regions: [1],
      }),
      edition('nav-region', 1, { locale, name: 'Europe', slug: 'europe' }),
      edition('nav-jurisdiction', 1, { locale, name: 'France', slug: 'france', region: 1 }),
    )

    expect(find(records, 'nav-jurisdiction-1-1')).toMatchObject([{ title }])
  })
})

describe('what no record may hold (N8)', () => {
  const service9 = edition('nav-service', 1, { name: 'Disclosure', slug: 's', path: '/en/products/navigator/s' })
  const gated = {
    ...edition('nav-content', 1, { teaser: 'Open', body: [textBlock(lexical.paragraph(lexical.text(canary)))] }),
    audience: 'account',
  }

  it('is a gated text, even if the log were to give it to the build', () => {
    const records = recordsOf(service9, gated)

    expect(JSON.stringify(records)).not.toContain(canary)
    expect(find(records, 'nav-content-1')).toEqual([])
  })

  it('is more of a guidance than its teaser', () => {
    const row = edition('nav-content-teaser', 2, { teaser: 'What the public reads' })
    const content = new Content([row])
    const [document] = content.ofType('nav-content-teaser')
    const { read } = openReader(content, options, 'en')

    expect(describeItem(document as PageDocument, read)).toMatchObject({
      group: 'navigator',
      summary: 'What the public reads',
    })
  })

  it('is a page that search engines may not list', () => {
    const records = recordsOf(edition('page', 1, { path: '/en/about-us/one', seo: { noindex: true } }))

    expect(find(records, 'page-1')).toEqual([])
    expect(records.map(({ path }) => path)).not.toContain('/en/search')
  })
})

describe('every record (L-6)', () => {
  it('leads to a page of the plan', () => {
    const rows = [office, parent, service, person, article({})]
    const pages = planSite(new Content(rows), options).pages

    for (const { path } of recordsOf(...rows)) expect(pages.has(path.split('#')[0] ?? '')).toBe(true)
  })
})

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import ical from 'ical.js'
import { JSDOM } from 'jsdom'
import { writeFiles } from '../../../src/gatsby/write-files'
import { toContentLines, toText } from '../../../src/plan/files/content-lines'
import { planFiles } from '../../../src/plan/plan-files'
import { Content } from '../../../src/plan/store/content'
import { item, now, origin } from '../../support/place/site'
import { type Row } from '../../support/publishing/feed-reader'

const filesOf = (rows: readonly Row[], at = now) => planFiles(new Content(rows), { now: at, origin }).files
const textAt = (rows: readonly Row[], path: string, at = now): string => {
  const file = filesOf(rows, at).get(path)
  if (file) return file.text
  throw new Error(`No file at ${path}`)
}

const settings = item('settings', 1, { firmName: 'Invented & Sons LLP' })

describe('a calendar file', () => {
  const event = (own = {}) =>
    item('event', 7, {
      title: 'Limits; fees, costs \\ more — 限制、费用与成本，以及其他一切需要讨论的事项',
      summary: 'First line.\nSecond line.',
      path: '/en/events/7/limits',
      startsAt: '2026-06-10T16:30:00Z',
      endsAt: '2026-06-10T18:00:00Z',
      timeZone: 'Europe/Paris',
      mode: 'hybrid',
      venue: '1 Invented Street, Paris',
      ...own,
    })
  const read = (own = {}) => {
    const text = textAt([event(own), settings], '/en/events/7/limits.ics')
    const calendar = new ical.Component(ical.parse(text) as unknown[])
    return { text, calendar, entry: new ical.Event(calendar.getFirstSubcomponent('vevent') ?? undefined) }
  }

  it('says what the page says, as RFC 5545 has it (R-INS-04)', () => {
    const { calendar, entry } = read()

    expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
    expect(entry.summary).toBe('Limits; fees, costs \\ more — 限制、费用与成本，以及其他一切需要讨论的事项')
    expect(entry.description).toBe('First line.\nSecond line.\n\nhttps://firm.example/en/events/7/limits')
    expect(entry.location).toBe('1 Invented Street, Paris')
    expect(entry.startDate.toJSDate().toISOString()).toBe('2026-06-10T16:30:00.000Z')
    expect(entry.endDate.toJSDate().toISOString()).toBe('2026-06-10T18:00:00.000Z')
    expect(entry.uid).toBe('event-7@firm.example')
  })

  it('takes a cancelled event out of the calendar (R-INS-04)', () => {
    const { calendar, entry } = read({ state: 'cancelled' })

    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
    expect(entry.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  })

  it('has lines of at most 75 bytes, each ended as the standard says', () => {
    const lines = read().text.split('\r\n')

    expect(lines.at(-1)).toBe('')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(lines.join('')).not.toMatch(/[\r\n]/)
  })

  it('gives back any text that is written into it', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 }).map((any) => any.replace(/\p{Cc}/gu, '\n'))

    fc.assert(
      fc.property(text, (given) => {
        const lines = toContentLines([
          ['BEGIN', 'VEVENT'],
          ['SUMMARY', toText(given)],
          ['END', 'VEVENT'],
        ])
        const entry = new ical.Component(ical.parse(lines) as unknown[])
        expect(entry.getFirstPropertyValue('summary')).toBe(given)
      }),
    )
  })
})

describe('a contact card', () => {
  const wei = {
    name: 'Wei Lanying',
    nativeName: '韦兰英',
    givenName: 'Lanying',
    familyName: 'Wei, of Example',
    jobTitle: 'Partner',
    email: 'wei@example.com',
    phones: [{ kind: 'mobile', number: '+86 (0)21 5555 0100' }],
    offices: [6],
    path: '/en/people/5/wei',
    leftAt: '2026-05-20T12:00:00.000Z',
  }
  const person = item('person', 5, wei)
  const office = item('office', 6, { address: '4 Quill Yard;\nShanghai', path: '/en/offices/shanghai' })
  const path = '/en/people/5/wei.vcf'

  it('names the person as vCard 4.0 has it (R-PPL-02)', () => {
    const card = new ical.Component(ical.parse(textAt([person, office, settings], path)) as unknown[])
    const valueOf = (name: string) => card.getFirstPropertyValue(name)

    expect(card.name).toBe('vcard')
    expect(valueOf('version')).toBe('4.0')
    expect(card.getAllProperties('fn').map((name) => name.getFirstValue())).toEqual(['Wei Lanying', '韦兰英'])
    expect(valueOf('n')).toEqual(['Wei, of Example', 'Lanying', '', '', ''])
    expect(valueOf('org')).toEqual('Invented & Sons LLP')
    expect(valueOf('tel')).toBe('tel:+862155550100')
    expect(valueOf('email')).toBe('wei@example.com')
    expect(valueOf('url')).toBe('https://firm.example/en/people/5/wei')
  })

  it('tells the language of the name in its own letters (R-PPL-02)', () => {
    const keiko = item('person', 5, { ...wei, nativeName: '田村恵子', spokenLanguages: ['Japanese'] })

    expect(textAt([keiko, office, settings], path)).toContain('LANGUAGE=ja:田村恵子')
  })

  it('gives the address of the office in its parts, and as it is written (R-PPL-02)', () => {
    const places = [
      item('office', 6, {
        address: '"Quill"; Yard 4\nShanghai 200000\nChina',
        path: '/en/offices/shanghai',
        city: 8,
        country: 9,
      }),
      item('location', 8, { name: 'Shanghai', path: '/en/locations/shanghai' }),
      item('location', 9, { name: 'China', path: '/en/locations/china' }),
    ]
    const card = new ical.Component(ical.parse(textAt([person, ...places, settings], path)) as unknown[])
    const address = card.getFirstProperty('adr')

    expect(address?.getFirstValue()).toEqual(['', '', '"Quill"; Yard 4', 'Shanghai', '', '200000', 'China'])
    expect(address?.getParameter('label')).toBe('’Quill’; Yard 4\nShanghai 200000\nChina')
  })

  it('goes with the person who leaves, on that day', () => {
    expect(filesOf([person, office]).get(path)?.readings.until).toBe('2026-05-20T00:00:00.000Z')
    expect(filesOf([person, office], '2026-05-20T00:00:00.000Z').has(path)).toBe(false)
  })
})

describe('a feed', () => {
  const article = (id: number, own = {}) =>
    item('article', id, { title: `On <b> & "${id}"`, path: `/en/articles/${id}/item-${id}`, ...own })
  const rows = [
    settings,
    item('service', 2, { title: 'Disputes', path: '/en/expertise/services/disputes' }),
    item('service', 3, { title: 'Claims', path: '/en/expertise/services/disputes/claims', parent: 2 }),
    item('topic', 4, { name: 'Limits', path: '/en/insights/topics/limits' }),
    article(10, { services: [3], topics: [4], summary: 'In\u0001 short.', publishedOn: '2026-05-02T12:00:00.000Z' }),
    ...Array.from({ length: 35 }, (_, position) => article(100 + position)),
    item('news-item', 50, { title: 'Open', path: '/en/about-us/news/open' }),
    item('news-item', 51, {
      title: 'Embargoed',
      path: '/en/about-us/news/embargoed',
      embargoUntil: '2026-06-01T00:00:00Z',
    }),
  ]
  const files = filesOf(rows)
  const parse = (path: string) => {
    const { document } = new JSDOM(files.get(path)?.text ?? '', { contentType: 'text/xml' }).window
    const texts = (selector: string) => [...document.querySelectorAll(selector)].map((found) => found.textContent)
    return { document, texts }
  }

  it('is RSS 2.0 that names its own address and escapes what it must (R-INS-01)', () => {
    const { document, texts } = parse('/en/insights/feed.xml')
    const self = document.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0]

    expect(document.documentElement.getAttribute('version')).toBe('2.0')
    expect(self?.getAttribute('href')).toBe('https://firm.example/en/insights/feed.xml')
    expect(self?.getAttribute('rel')).toBe('self')
    expect(texts('channel > title')).toEqual(['Invented & Sons LLP: Insights'])
    expect(texts('item > title')[0]).toBe('On <b> & "10"')
    expect(texts('item > description')[0]).toBe('In short.')
    expect(texts('item > link')[0]).toBe('https://firm.example/en/articles/10/item-10')
    expect(texts('item > pubDate')[0]).toBe('Sat, 02 May 2026 00:00:00 GMT')
    expect(texts('item')).toHaveLength(30)
  })

  it('is there for every kind, topic, service and sector, with what is about it (R-INS-01)', () => {
    for (const path of [
      'expertise/services/disputes',
      'expertise/services/disputes/claims',
      'insights/topics/limits',
    ]) {
      expect(parse(`/en/${path}/feed.xml`).texts('item > title')).toEqual(['On <b> & "10"'])
    }
    expect(parse('/en/insights/podcasts/feed.xml').texts('item')).toEqual([])
    expect(files.has('/zh-cn/insights/feed.xml')).toBe(true)
  })

  it('dates an event by the opening of its registration, whenever it is edited (R-INS-01)', () => {
    const event = (id: number, startsAt: string, own = {}) => {
      const path = `/en/events/${id}/event-${id}`
      return item('event', id, { title: `Event ${id}`, path, startsAt, endsAt: startsAt, timeZone: 'UTC', ...own })
    }
    // All of them were last edited on 12 May.
    const events = [
      event(60, '2026-04-01T09:00:00Z', { registrationOpens: '2026-03-01T09:00:00Z' }),
      event(61, '2026-06-01T09:00:00Z', { registrationOpens: '2026-04-28T09:00:00Z' }),
      event(62, '2026-06-20T09:00:00Z', { registrationOpens: '2026-06-10T09:00:00Z' }),
    ]
    const text = textAt(
      [settings, article(10, { publishedOn: '2026-05-02T12:00:00.000Z' }), ...events],
      '/en/insights/feed.xml',
    )
    const { document } = new JSDOM(text, { contentType: 'text/xml' }).window
    const of = (name: string) => [...document.querySelectorAll(`item > ${name}`)].map((found) => found.textContent)

    expect(of('title')).toEqual(['Event 62', 'On <b> & "10"', 'Event 61', 'Event 60'])
    expect(of('pubDate').map((date) => new Date(date).toISOString().slice(0, 10))).toEqual([
      '2026-05-12',
      '2026-05-02',
      '2026-04-28',
      '2026-03-01',
    ])
  })

  it('of the news keeps an embargo (R-ABT-03)', () => {
    expect(parse('/en/about-us/news/feed.xml').texts('item > title')).toEqual(['Open'])
    const content = new Content(rows)
    planFiles(content, { now, origin })
    expect(content.once.until()).toBe('2026-06-01T00:00:00.000Z')
  })
})

describe('writing the files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('writes what is planned, and takes away what is planned no more', () => {
    const list = join(folder, 'kept/files.json')
    const [site, other] = [join(folder, 'public'), { path: '/en/b.ics', text: 'B' }]

    writeFiles([{ path: '/en/a/feed.xml', text: 'A' }, other], site, list)
    writeFiles([other], site, list)

    expect(existsSync(join(site, 'en/a/feed.xml'))).toBe(false)
    expect(readFileSync(join(site, 'en/b.ics'), 'utf8')).toBe('B')
  })
})

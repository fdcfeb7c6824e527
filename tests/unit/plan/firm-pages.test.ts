import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { type KeptRecord, type KeptRecordName, keptRecords } from '../../../src/config/kept-records'
import { storedKeys, storedName, type StoredKeyName } from '../../../src/config/stored-keys'
import { formatNumber } from '../../../src/i18n/format/format-number'
import { mainWords } from '../../../src/i18n/words'
import { planSitemaps } from '../../../src/plan/plan-sitemaps'
import { drawRegion, drawWorld } from '../../../src/plan/show/draw-map'
import { type OfficeProps } from '../../../src/plan/views/places'
import { href } from '../../../src/routes/href'
import { toElement } from '../../support/browser/to-element'
import { at, body, places } from '../../support/content/firm-rows'
import { edition, options, pageAt, planFrom } from '../../support/content/planned-pages'

const rights = [
  'access',
  'rectification',
  'erasure',
  'restriction',
  'portability',
  'objection',
  'withdrawal',
  'complaint',
] as const
const toMarkup = (text: string) => renderToStaticMarkup(text)
const figuresFile = join(__dirname, '../../../src/plan/show/audit-figures.json')
const account = 'https://weixin.example.com/firm'
const hours = [
  ...['monday', 'tuesday', 'wednesday'].map((day) => ({ day, opens: '09:00', closes: '17:30' })),
  { day: 'thursday', opens: '09:00', closes: '16:00' },
  { day: 'saturday', opens: '09:00', closes: '16:00' },
]
const rows = [
  ...places,
  edition('settings', 1, { profiles: [{ name: 'WeChat', url: account }] }),
  edition('page', 1, at('/en/wechat', { title: 'WeChat', body })),
  ...['fr-fr', 'zh-cn'].map((locale) =>
    edition('office', 3, { ...at(`/${locale}/offices/london`, { name: 'London', hours }), locale }),
  ),
]
const plan = planFrom(rows)
const htmlAt = (path: string) => renderToStaticMarkup(toElement(pageAt(plan, path)))

describe('the pages of the firm', () => {
  it('show the account as a code with a name and as a link (R-GEN-03)', () => {
    const html = htmlAt('/en/wechat')

    expect(html).toMatch(/<svg[^>]*role="img" aria-label="QR code of our WeChat account"/)
    expect(html).toContain(`href="${account}"`)
    expect(html).not.toContain('style=')
  })

  it('have no code where the firm has no account (R-GEN-03)', () => {
    const [, ...others] = rows.filter(({ type }) => type !== 'settings')

    expect(renderToStaticMarkup(toElement(pageAt(planFrom(others), '/en/wechat')))).not.toContain('role="img"')
  })

  it.each([
    ['fr-fr', 'du lundi au mercredi 9 h–17 h 30, jeudi 9 h–16 h, samedi 9 h–16 h'],
    ['zh-cn', '星期一至星期三 09:00–17:30, 星期四 09:00–16:00, 星期六 09:00–16:00'],
  ])('name the days of the week in %s, those of the same hours together (R-OFF-01)', (locale, text) => {
    const { props } = pageAt(plan, `/${locale}/offices/london`).context
    const shown = (props as OfficeProps).hours.map(({ day, hours: times }) => `${day} ${times}`).join(', ')

    expect(shown.replace(/\s/g, ' ')).toBe(text)
  })

  it.each(['en', 'fr-fr', 'zh-cn'])(
    'list in %s everything that is ever stored, and let one decide again (R-LEG-02, N17)',
    (locale) => {
      const html = htmlAt(`/${locale}/legal-and-regulatory-information/cookie-policy`)

      for (const key of Object.keys(storedKeys) as StoredKeyName[])
        expect(html).toContain(`scope="row">${storedName(key)}</th>`)
      expect(html).toMatch(/<button[^>]*data-reconsider/)
    },
  )

  it.each([
    ['en', 'Pages tested'],
    ['fr-fr', 'Pages contrôlées'],
    ['zh-cn', '检测页数'],
  ])('say in %s what the last audit found, as the audit wrote it (R-GEN-01)', (locale, term) => {
    const { pages, violations } = JSON.parse(readFileSync(figuresFile, 'utf8')) as Record<string, number>
    const text = planFrom([edition('page', 4, { ...at(`/${locale}/accessibility`, { title: 'A', body }), locale })])
    const html = renderToStaticMarkup(toElement(pageAt(text, `/${locale}/accessibility`)))

    expect(html).toContain(`<dt>${term}</dt><dd>${formatNumber(locale as 'en', pages ?? 0)}</dd>`)
    expect(html).toContain(`<dd>${formatNumber(locale as 'en', violations ?? -1)}</dd>`)
  })

  it('keep what is for staff out of search engines and maps (R-GEN-02)', () => {
    const remote = planFrom([edition('page', 5, at('/en/remote', { title: 'Remote access', body }))])
    const page = pageAt(remote, '/en/remote')
    const sitemaps = planSitemaps(remote.pages.values(), options.origin).map(({ text }) => text)

    expect(renderToStaticMarkup(toElement(page))).toContain('In full.')
    expect(JSON.stringify(page.context.head)).toContain('noindex')
    expect(sitemaps.length).toBeGreaterThan(0)
    expect(sitemaps.join()).not.toContain('/en/remote')
  })

  it.each(['en', 'fr-fr', 'zh-cn'])(
    'say in %s who regulates the firm and how to complain (R-LEG-01, Q-5)',
    (locale) => {
      const legal = `/${locale}/legal-and-regulatory-information`
      const notice = {
        sraNumber: '000123',
        regulatedBy: 'The Regulator',
        entities: [{ name: 'Invented LLP' }, { name: 'Invented Bank LLC' }],
        complaintsSteps: [
          { heading: 'Write to us', text: 'We answer.', within: 'eight weeks' },
          { heading: 'Then elsewhere', text: 'They decide.', within: 'six months' },
        ],
        ombudsman: 'The Ombudsman at 1 Road',
        regulatorContact: 'Report us there',
      }
      const page = edition('page', 6, { ...at(legal, { title: 'Legal' }), locale })
      const plan = planFrom([page, edition('legal-notice', 1, { ...notice, locale })])
      const html = renderToStaticMarkup(toElement(pageAt(plan, legal)))

      for (const said of ['000123', 'The Regulator', 'Invented LLP', 'Invented Bank LLC', 'The Ombudsman', 'Report us'])
        expect(html).toContain(said)
      expect(html).toMatch(/Write to us.*eight weeks.*Then elsewhere.*six months/s)
    },
  )

  it.each(['en', 'fr-fr', 'zh-cn'])('say in %s what becomes of data, below the legal page (R-LEG-03)', (locale) => {
    const legal = `/${locale}/legal-and-regulatory-information`
    const pages = [
      edition('page', 6, { ...at(legal, { title: 'Legal' }), locale }),
      edition('page', 7, { ...at(`${legal}/data-privacy`, { title: 'Data', body, parent: 6 }), locale }),
      edition('legal-notice', 1, { locale }),
    ]
    const html = renderToStaticMarkup(toElement(pageAt(planFrom(pages), `${legal}/data-privacy`)))

    expect(html).toContain(`<a href="${legal}">Legal</a>`)
    expect(html).toContain('In full.')
  })

  it.each(['en', 'fr-fr', 'zh-cn'] as const)(
    'list in %s everything that is kept about people and for how long, and lead to every right (R-LEG-03)',
    (locale) => {
      const words = mainWords(locale)
      const html = htmlAt(`/${locale}/legal-and-regulatory-information/data-privacy`)

      const [, table = ''] = /<table[^]*?<tbody[^>]*>([^]*?)<\/tbody>/.exec(html) ?? []
      const cellsOf = (row: string) => [...row.matchAll(/<t[hd][^>]*>([^<]*)<\/t[hd]>/g)].map(([, text]) => text)
      const kept = Object.entries(keptRecords).map(([name, { ground, keptFor }]: [string, KeptRecord]) => [
        words(`privacy.what-${name as KeptRecordName}`),
        words(`privacy.for-${name as KeptRecordName}`),
        words(`privacy.${ground}`),
        typeof keptFor === 'string' ? words(`privacy.${keptFor}`) : words('privacy.days', { count: keptFor.days }),
      ])
      expect(table.split('</tr>').slice(0, -1).map(cellsOf)).toEqual(
        kept.map((row) => row.map((text) => toMarkup(text))),
      )
      for (const right of rights) {
        expect(html).toContain(`>${toMarkup(words(`privacy.${right}`))}<`)
        expect(html).toContain(toMarkup(words(`privacy.${right}-text`)))
      }
      const security = href('profile', locale, { tab: 'security' })
      for (const way of [href('contact-us', locale), `${security}#export`, `${security}#delete`])
        expect(html).toContain(`href="${way}"`)
      expect(html).toContain(words('contact.topic-data'))
    },
  )

  it('show each office with its telephone where one turns for help, and the topics (R-CON-01, R-CON-02)', () => {
    const topic = edition('contact-topic', 8, at('/en/contact-us/media', { title: 'Media', body, offices: [3] }))
    const contact = planFrom([...places, topic])

    const general = renderToStaticMarkup(toElement(pageAt(contact, '/en/contact-us')))
    expect(general).toContain('href="/en/offices/london"')
    expect(general).toContain('href="tel:+442079460123"')
    expect(general).toContain('href="/en/contact-us/media"')
    expect(general).toContain('href="/en/people"')
    expect(general).toMatch(/<form[^>]*action="\/online-services\/enquiries" method="post"/)

    const own = renderToStaticMarkup(toElement(pageAt(contact, '/en/contact-us/media')))
    expect(own).toContain('In full.')
    expect(own).toContain('href="tel:+442079460123"')
  })

  it.each([undefined, 1])(
    'are led to from "About us" once, no matter who says that they are below it (parent %j)',
    (parent) => {
      const rows = [
        edition('page', 1, at('/en/about-us', { title: 'About us' })),
        edition('page', 2, at('/en/about-us/fees', { title: 'Fees', parent })),
      ]

      expect(pageAt(planFrom(rows), '/en/about-us/fees').context.above).toEqual([
        { href: '/en/about-us', text: 'About us' },
      ])
    },
  )

  it('lead from the home page to people by name, and to working here where something is written of it (R-GEN-00)', () => {
    const careers = edition('page', 6, at('/en/about-us/careers', { title: 'Careers', summary: 'What it is like.' }))
    const home = renderToStaticMarkup(toElement(pageAt(planFrom([...places, careers]), '/en')))
    const without = renderToStaticMarkup(toElement(pageAt(planFrom(places), '/en')))

    expect(home).toMatch(/<form[^>]*role="search" action="\/en\/people"/)
    expect(home).toContain('<p>What it is like.</p>')
    expect(without).not.toContain('home_careers')
  })

  it('name a topic once where the text of the page names it (R-CON-01)', () => {
    const topics = [8, 9].map((id) => edition('contact-topic', id, at(`/en/contact-us/topic-${id}`)))
    const list = { block: 'related-list', items: [{ type: 'contact-topic', id: 8 }] }
    const written = edition('page', 5, at('/en/contact-us', { body: [list] }))
    const general = renderToStaticMarkup(toElement(pageAt(planFrom([...places, ...topics, written]), '/en/contact-us')))

    expect(general.match(/href="\/en\/contact-us\/topic-8"/g)).toHaveLength(1)
    expect(general.match(/href="\/en\/contact-us\/topic-9"/g)).toHaveLength(1)
  })
})

describe('maps', () => {
  const london = { latitude: 51.5, longitude: -0.1 }
  const sydney = { latitude: -33.9, longitude: 151.2 }

  it('are drawn when the site is made, from lines and points alone (R-OFF-02, R-OFF-01)', () => {
    const { land, points, width, height } = drawWorld([london, sydney])

    expect(land).toMatch(/^(M\d+ \d+H\d+)+$/)
    expect(points).toHaveLength(2)
    const [north, south] = points
    expect(south?.x).toBeGreaterThan((north?.x ?? width) + width / 4)
    expect(south?.y).toBeGreaterThan((north?.y ?? height) + height / 4)
  })

  it('have land where there is land, and water where there is none', () => {
    const { land, width } = drawWorld([])
    const across = (y: number) =>
      [...land.matchAll(/M(\d+) (\d+)H(\d+)/g)]
        .filter((line) => Number(line[2]) === y)
        .reduce((sum, [, from, , to]) => sum + Number(to) - Number(from), 0)

    // The latitude of Siberia and Canada, and that of the southern ocean.
    expect(across(57)).toBeGreaterThan(width / 3)
    expect(across(417)).toBeLessThan(width / 20)
  })

  it('show what lies around an office, and the others that are near (R-OFF-01)', () => {
    const { here, points } = drawRegion(london, [{ latitude: 48.9, longitude: 2.3 }, sydney])

    expect(here).toEqual({ x: 300, y: 200 })
    expect(points).toHaveLength(1)
    expect(points[0]?.y).toBeGreaterThan(200)
  })

  it('stand on the page of all places, of a place and of an office (R-OFF-02, R-OFF-01)', () => {
    const own = planFrom([...places, edition('office', 4, at('/en/offices/paris', { name: 'Paris', city: 1 }))])
    for (const path of ['/en/locations', '/en/offices/paris', '/en/locations/london']) {
      expect(renderToStaticMarkup(toElement(pageAt(own, path)))).toMatch(/<svg[^>]*><path class="[^"]*" d="M\d+ \d+H/)
    }
  })
})

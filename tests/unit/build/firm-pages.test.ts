import { renderToStaticMarkup } from 'react-dom/server'
import { type OfficeProps } from '../../../src/build/views/places'
import { storedKeys, storedName, type StoredKeyName } from '../../../src/config/stored-keys'
import { at, body, places } from '../../support/firm-rows'
import { edition, pageAt, planFrom } from '../../support/planned-pages'
import { toElement } from '../../support/to-element'

const account = 'https://weixin.example.com/firm'
const hours = [{ day: 'wednesday', opens: '09:00', closes: '17:30' }]
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
    ['fr-fr', 'mercredi'],
    ['zh-cn', '星期三'],
  ])('name the days of the week in %s (R-OFF-01)', (locale, name) => {
    const { props } = pageAt(plan, `/${locale}/offices/london`).context

    expect((props as OfficeProps).hours).toEqual([{ day: name, hours: '09:00–17:30' }])
  })

  it.each(['en', 'fr-fr', 'zh-cn'])(
    'list in %s everything that is ever stored, and let one decide anew (R-LEG-02, N17)',
    (locale) => {
      const html = htmlAt(`/${locale}/legal-and-regulatory-information/cookie-policy`)

      for (const key of Object.keys(storedKeys) as StoredKeyName[])
        expect(html).toContain(`<th scope="row">${storedName(key)}</th>`)
      expect(html).toMatch(/<button[^>]*data-reconsider/)
    },
  )
})

import { renderToStaticMarkup } from 'react-dom/server'
import { everyLocale } from '../../src/config/locales'
import { firm } from '../../src/firm/firm'
import { mark } from '../../src/firm/mark'
import { findMarkupProblems } from '../../src/gates/find-markup-problems'
import { planFiles } from '../../src/plan/plan-files'
import { planShells } from '../../src/plan/plan-shells'
import { planSitemaps } from '../../src/plan/plan-sitemaps'
import { planRecords } from '../../src/plan/records/plan-records'
import { Content } from '../../src/plan/store/content'
import { match } from '../../src/routes/match'
import { drawIcon, drawTile } from '../../src/ui/mark/draw-icon'
import { toElement } from '../support/browser/to-element'
import { options, pageAt, planFrom } from '../support/content/planned-pages'
import { rowsOfSecondFirm } from '../support/of-second-firm/rows-of-second-firm'

const plan = planFrom(rowsOfSecondFirm)
const pages = [...plan.pages.values()]
const content = new Content(rowsOfSecondFirm)
const htmlAt = (path: string) => renderToStaticMarkup(toElement(pageAt(plan, path)))

/** What no page of this firm may lead to, or be. */
const others = /\/(?:fr-fr|zh-cn|de-de)\b|\/graduates|\/products|\/features|\/remote|\/wechat/
/** Words of the first firm. */
const first = /aldermoor|solicitors regulation|\bSRA\b/i

describe('another firm (AD-1: languages, regulator and modules are facts of its folder)', () => {
  it('has its own name and languages', () => {
    expect(firm.name).toBe('Otero Haddad')
    expect(everyLocale).toEqual(['en', 'es', 'ar'])
    expect(plan.problems).toEqual([])
  })

  it('has its own drawing in every icon', () => {
    expect(mark.strokes).toBe('M3 21V3l14 18V3M3 12h14')
    expect([drawIcon(), drawTile(180)].filter((icon) => !icon.includes(`d="${mark.strokes}"`))).toEqual([])
  })

  it('has pages of its own languages and modules alone', () => {
    const paths = pages.map(({ path }) => path)

    expect(paths).toEqual(expect.arrayContaining(['/en', '/es', '/ar', '/ar/about-us', '/es/events/6/seminar']))
    expect(paths.filter((path) => others.test(path))).toEqual([])
  })

  it('matches no address of a part that it does not have', () => {
    const absent = ['/en/products/navigator', '/en/products', '/en/graduates', '/en/wechat', '/en/remote', '/fr-fr']

    expect(absent.filter((path) => match(path) !== undefined)).toEqual([])
    expect(match('/ar/dashboard')?.route).toBe('dashboard')
  })

  it.each(pages)('$path is valid, and leads and speaks to nothing of another firm', (page) => {
    const html = renderToStaticMarkup(toElement(page))
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)

    expect(findMarkupProblems(html)).toEqual([])
    expect(links.filter((href) => others.test(href))).toEqual([])
    expect(html + JSON.stringify(page.context)).not.toMatch(first)
  })

  it('is listed and found without them', () => {
    const files = [...planFiles(content, options).files.keys()]
    const sitemaps = planSitemaps(pages, options.origin)
    const records = JSON.stringify([...planRecords(content, plan, options).records.values()])

    expect(files.filter((path) => others.test(path))).toEqual([])
    expect(sitemaps.map(({ path, text }) => path + text).join('')).not.toMatch(others)
    expect(records).toContain('/ar/about-us')
    expect(records).not.toMatch(others)
  })

  it('is drawn for those who are signed in below each of its languages', () => {
    const shells = planShells(content, options).map(({ path }) => path)

    expect(shells).toEqual(expect.arrayContaining(['/auth', '/ar/dashboard', '/es/auth']))
    expect(shells.filter((path) => others.test(path))).toEqual([])
  })

  it('says who regulates it in its own words, with its own number', () => {
    expect(htmlAt('/ar')).toContain('ICAM-98765')
    expect(htmlAt('/es')).toContain('Ilustre Colegio de la Abogacía de Madrid')
  })
})

describe('a language from right to left (AD-1)', () => {
  it('says so on its pages, and only there', () => {
    const directions = Object.fromEntries(
      ['/en', '/es', '/ar'].map((path) => {
        const { lang, dir } = pageAt(plan, path).context.head
        return [path, [lang, dir]]
      }),
    )

    expect(directions).toEqual({ '/en': ['en', 'ltr'], '/es': ['es', 'ltr'], '/ar': ['ar-AE', 'rtl'] })
  })

  it('is said in its own words, and in English where the firm has none', () => {
    expect(htmlAt('/ar')).toContain('انتقل إلى المحتوى')
    expect(htmlAt('/ar')).toContain('Count my visits')
    expect(htmlAt('/es')).toContain('Ir al contenido')
  })

  it('keeps the groups of a number in their order', () => {
    expect(htmlAt('/ar/about-us')).toContain('Otero &amp; Haddad, <bdi dir="ltr">+34 910 000 000</bdi></p>')
    expect(htmlAt('/es/about-us')).toContain('Otero &amp; Haddad, +34 910 000 000</p>')
  })

  it('leads to the same page in the other languages, each under its own name', () => {
    const { frame } = pageAt(plan, '/ar/about-us').context

    expect(frame.languages.map(({ lang, name, href }) => [lang, name, href])).toEqual([
      ['en', 'English', '/en/about-us'],
      ['es', 'Español', '/es/about-us'],
      ['ar-AE', 'العربية', '/ar/about-us'],
    ])
  })
})

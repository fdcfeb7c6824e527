import '../support/of-second-firm/without-english'
import { renderToStaticMarkup } from 'react-dom/server'
import { defaultLocale, everyLocale } from '../../src/config/locales'
import { findMarkupProblems } from '../../src/gates/find-markup-problems'
import { mainWords } from '../../src/i18n/words'
import { planFiles } from '../../src/plan/plan-files'
import { planShells } from '../../src/plan/plan-shells'
import { planSitemaps } from '../../src/plan/plan-sitemaps'
import { planRecords } from '../../src/plan/records/plan-records'
import { Content } from '../../src/plan/store/content'
import { notFoundPathFor } from '../../src/routes/not-found-path'
import { toElement } from '../support/browser/to-element'
import { edition, options, pageAt, planFrom } from '../support/content/planned-pages'
import { rowsOfSecondFirm } from '../support/of-second-firm/rows-of-second-firm'

// What lies in the log in English is of a language that the firm has no more; who regulates it stands in Spanish alone.
const rows = rowsOfSecondFirm.filter(({ type, locale }) => type !== 'legal-notice' || (locale as string) !== 'ar')
const plan = planFrom(rows)
const pages = [...plan.pages.values()]
const content = new Content(rows)
const htmlAt = (path: string) => renderToStaticMarkup(toElement(pageAt(plan, path)))

const english = /\/en(?:\/|\b)/

describe('a firm whose main language is not English, and that has none in English (AD-1)', () => {
  it('has pages, files and shells of its own languages alone', () => {
    const records = JSON.stringify([...planRecords(content, plan, options).records.values()])
    const paths = [
      ...pages.map(({ path }) => path),
      ...planFiles(content, options).files.keys(),
      ...planShells(content, options).map(({ path }) => path),
      ...planSitemaps(pages, options.origin).map(({ path, text }) => path + text),
    ]

    expect(everyLocale).toEqual(['es', 'ar'])
    expect(plan.problems).toEqual([])
    expect(paths).toEqual(expect.arrayContaining(['/es', '/ar', '/es/people/5/lucia-otero', '/es/dashboard']))
    expect(paths.filter((path) => english.test(path))).toEqual([])
    expect(records).toContain('/es/about-us')
    expect(records).not.toMatch(english)
  })

  it.each(pages)('$path is valid and leads nowhere in English', (page) => {
    const html = renderToStaticMarkup(toElement(page))
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)

    expect(findMarkupProblems(html)).toEqual([])
    expect(links.filter((href) => english.test(href))).toEqual([])
    expect(JSON.stringify(page.context.head)).not.toMatch(english)
  })

  it('offers its main language to readers of all others, and at addresses that are nobody’s', () => {
    const head = JSON.stringify(pageAt(plan, '/ar/about-us').context.head)
    const [fallback] = /\{[^{}]*x-default[^{}]*\}/.exec(head) ?? []

    expect(fallback).toContain('https://example.com/es/about-us')
    expect(notFoundPathFor('/fr/nowhere')).toBe('/es/404')
    expect(notFoundPathFor('/ar/nowhere')).toBe('/ar/404')
  })

  it('says in it what another language does not say yet, marked as what it is', () => {
    expect(htmlAt('/es')).toContain('Inscrita en el Ilustre Colegio de la Abogacía de Madrid, ICAM-98765')
    expect(htmlAt('/ar')).toMatch(/lang="es"[^>]*>[^<]*Inscrita en el Ilustre Colegio/)
  })
})

describe('a firm that has published nothing but its settings (AD-2)', () => {
  const empty = planFrom([edition('settings', 1, { locale: 'es', firmName: 'Otero & Haddad' })])
  const emptyAt = (path: string) => renderToStaticMarkup(toElement(pageAt(empty, path)))
  const lists = ['expertise', 'expertise/services', 'expertise/sectors', 'expertise/solutions', 'people', 'locations']
  const more = ['insights', 'insights/articles', 'insights/events', 'about-us/news', 'deals']

  it.each([...lists, ...more])('says on /es/%s that nothing is there yet, and where to go on', (path) => {
    const html = emptyAt(`/es/${path}`)
    const [, end = ''] = html.slice(0, html.indexOf('</main>')).split(mainWords(defaultLocale)('empty.heading'))

    expect(end).toMatch(/<a [^>]*href="\/es\//)
  })

  it('has no index without an entry, and speaks of no needle where there is no office (AD-2)', () => {
    // Where nothing is found, a script fills the list that is hidden until then.
    const paths = [...empty.pages.keys()].filter((path) => !path.endsWith('/404'))
    const saying = (words: RegExp) => paths.filter((path) => words.test(emptyAt(path)))

    expect(paths.length).toBeGreaterThan(40)
    expect(saying(/<ul[^>]*><\/ul>/)).toEqual([])
    expect(saying(/bearing from/)).toEqual([])
    expect(saying(/Nobody matches/)).toEqual([])
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { checkPage } from '../../../src/gates/check-pages'
import { regulationIn } from '../../../src/gates/describe-site'
import { readHtml } from '../../../src/gates/read-html'
import { Content } from '../../../src/plan/store/content'
import { makeSite } from '../../support/browser/made-pages'
import { toElement } from '../../support/browser/to-element'
import { at, body } from '../../support/content/firm-rows'
import { pictureOf } from '../../support/content/log-rows'
import { edition, pageAt, planFrom } from '../../support/content/planned-pages'

const footerOf = (notice: Record<string, unknown>, path = '/en/about-us') => {
  const rows = [edition('page', 1, at('/en/about-us', { title: 'About', body })), edition('legal-notice', 2, notice)]
  const html = renderToStaticMarkup(toElement(pageAt(planFrom(rows), path)))
  return { said: html.slice(html.indexOf('<footer')), asked: regulationIn('nl-nl', new Content(rows)).everywhere }
}

describe('who regulates the firm', () => {
  it('is said in the words that the firm entered, of any regulator (R-LEG-01, Q-5)', () => {
    const { said } = footerOf({ regulatedBy: 'Colegiada en el ICAM de Madrid', sraNumber: 'ICAM-98765' })

    expect(said).toContain('<p>Colegiada en el ICAM de Madrid</p><p>Registration number: ICAM-98765</p>')
    expect(said).not.toContain('Solicitors Regulation Authority')
  })

  it('is said once where the sentence holds the number (R-LEG-01, Q-5)', () => {
    const { said } = footerOf({ regulatedBy: 'Regulated by the SRA, number 123456', sraNumber: '123456 (invented)' })

    expect(said).toContain('<p>Regulated by the SRA, number 123456</p>')
    expect(said).not.toContain('Registration number')
  })

  it('is said in English in an edition without a notice of its own, and the gate asks for it (R-LEG-01, Q-5)', () => {
    const notice = { regulatedBy: 'Regulated by the SRA, number 123456', sraNumber: '123456' }
    const { said, asked } = footerOf(notice, '/nl-nl/graduates')

    expect(said).toContain('<p lang="en">Regulated by the SRA, number 123456</p>')
    expect(asked).toEqual(['Regulated by the SRA, number 123456'])
  })
})

describe('the badge of the regulator', () => {
  const leads = 'https://regulator.example/firm'
  const rows = [
    edition('legal-notice', 1, { badge: pictureOf({ alt: 'Regulated by us all' }), badgeAddress: leads }),
    edition('page', 1, at('/en/about-us/values', { title: 'Our values', body })),
  ]
  const { made, check, site, content } = makeSite(rows, {
    now: '2026-05-12T12:00:00.000Z',
    origin: 'https://firm.example',
  })
  const onMain = [...made.values()].filter(({ html }) => html.source.includes('<footer'))

  it('stands at the foot of every page of every edition, beside the number (R-LEG-01, Q-5)', () => {
    const without = onMain.filter(({ html }) => !html.source.includes(`<a href="${leads}"`))

    expect(onMain.map(({ context }) => context.locale)).toEqual(
      expect.arrayContaining(['en', 'fr-fr', 'zh-cn', 'en-hk', 'nl-nl', 'de-de']),
    )
    expect(without.map(({ path }) => path)).toEqual([])
    expect(onMain.flatMap((page) => check(page))).toEqual([])
  })

  it.each([
    ['the badge of the regulator is not shown', /<img[^>]*alt="Regulated by us all"[^>]*>/],
    ['"Registration number: 000000" is not said', /000000/g],
  ])('or the number is missed where the build leaves it out: %s (R-LEG-01, Q-5)', (problem, what) => {
    const page = onMain.find(({ path }) => path === '/en/about-us/values')
    if (!page) throw new Error('There is no such page')
    const html = readHtml(page.html.source.replace(what, ''))
    const faults = checkPage({ ...page, html }, { site, content })

    expect(faults).toContainEqual(expect.objectContaining({ gate: 'regulation', problem }))
  })
})

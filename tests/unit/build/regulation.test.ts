import { renderToStaticMarkup } from 'react-dom/server'
import { Content } from '../../../src/build/content'
import { regulationIn } from '../../../src/gates/describe-site'
import { at, body } from '../../support/firm-rows'
import { edition, pageAt, planFrom } from '../../support/planned-pages'
import { toElement } from '../../support/to-element'

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

import { JSDOM } from 'jsdom'
import { fillForm, type FormAnswer } from '../../../services/account/enquiries/fill-form'
import { enquiryExtras, enquiryFields } from '../../../src/forms/enquiry'
import { findMarkupProblems } from '../../../src/gates/find-markup-problems'
import { renderDocument } from '../../support/browser/made-pages'
import { pageAt, planFrom } from '../../support/content/planned-pages'

const contactUs = (locale: string) => renderDocument(pageAt(planFrom([]), `/${locale}/contact-us`))
const page = contactUs('en')
const fields = [...enquiryFields, enquiryExtras.key]
const parse = (html: string): Document => new JSDOM(html).window.document

const fill = (own: Partial<FormAnswer>): Document => {
  const answer = { parts: new Set<never>(), fields, typed: new URLSearchParams(), ...own }
  return parse(fillForm(page, answer))
}
const seen = (document: Document) =>
  [...document.querySelectorAll<HTMLElement>('[data-when], [hidden]')].map(({ dataset, hidden }) => [
    dataset['when'] ?? dataset['unless'],
    hidden,
  ])
const field = (document: Document, name: string) => document.querySelector<HTMLInputElement>(`#enquiry [name=${name}]`)

describe('the page of the form as its own answer', () => {
  it('leaves its style sheet out where a script on another page asks, whose policy knows another one (R-CON-01, Q-6)', () => {
    const styled = page.replace('</head>', '<style>main{color:red}</style></head>')
    const answer = { parts: new Set<never>(), fields, typed: new URLSearchParams() }

    expect(fillForm(styled, answer)).toContain('main{color:red}')
    expect(fillForm(styled, { ...answer, isPart: true })).not.toMatch(/style>|main\{color/)
    expect(parse(fillForm(styled, { ...answer, isPart: true })).querySelector('#enquiry form')).not.toBeNull()
  })

  it('shows what is to be put right, in the summary and at its field, and takes the focus there (R-CON-01, Q-1)', () => {
    const document = fill({ parts: new Set(['problems', 'email']), titled: 'Problem: ' })
    const email = field(document, 'email')
    const said = (email?.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id))

    expect(document.querySelector('#enquiry [autofocus]')?.textContent).toContain('Enter an email address')
    expect(document.querySelectorAll('#enquiry [autofocus]')).toHaveLength(1)
    expect(email?.getAttribute('aria-invalid')).toBe('true')
    expect(said.map((one) => one?.textContent)).toEqual([
      expect.stringContaining('We answer to this address'),
      expect.stringContaining('Enter an email address'),
    ])
    expect(said.every((one) => one && !one.closest('[hidden]'))).toBe(true)
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1)
    expect(document.title).toMatch(/^Problem: Contact us/)
    expect(document.querySelector('#enquiry li:not([hidden]) a')?.getAttribute('href')).toBe('#enquiry-email')
  })

  it('gives back what was typed, as text whatever it is (R-CON-01)', () => {
    const typed = {
      name: 'A "quoted" name',
      email: 'a@b',
      organisation: '<script>alert(1)</script>',
      country: "C&'",
      topic: 'media',
      message: '\n</textarea ><script>alert(2)</script>\n&amp;',
      consent: '2026-11',
    }
    const document = fill({ parts: new Set(['problems', 'email']), typed: new URLSearchParams(typed) })

    for (const name of ['name', 'email', 'organisation', 'country', 'topic', 'message'] as const)
      expect(field(document, name)?.value).toBe(typed[name])
    expect(field(document, 'consent')?.checked).toBe(true)
    expect(document.querySelectorAll('#enquiry script')).toHaveLength(0)
    expect(field(document, 'locale')?.value).toBe('en')
  })

  it('shows the number under which it arrived in place of the form (R-CON-01)', () => {
    const document = fill({ parts: new Set(['sent']), reference: 'AV-TEST' })

    expect(document.querySelector('#enquiry [autofocus]')?.textContent).toContain('Your reference is AV-TEST')
    expect(document.querySelector('form[data-in-place]')?.closest('[hidden]')).not.toBeNull()
  })

  it('leaves everything else as it is', () => {
    const before = parse(page)

    expect(seen(fill({}))).toEqual(seen(before))
    expect(before.querySelectorAll('[data-when]:not([hidden])')).toHaveLength(0)
    expect(fill({}).body.textContent.replace(/\s+/g, ' ')).toBe(before.body.textContent.replace(/\s+/g, ' '))
  })

  it.each(['en', 'fr-fr', 'zh-cn'])('is good HTML in %s, with every problem uncovered (R-CON-01)', (locale) => {
    const parts = new Set(['problems', 'busy', 'unsent', 'sent', ...enquiryFields] as const)
    const html = fillForm(contactUs(locale), { parts, fields, typed: new URLSearchParams({ message: 'x' }) })

    expect(findMarkupProblems(html)).toEqual([])
  })
})

import { openCertificateNumbers } from '../../../../services/account/certificates/certificate-numbers'
import { certificateTemplate } from '../../../../services/account/certificates/certificate-template'
import { type Certified } from '../../../../services/account/certificates/certified'
import { printCertificate } from '../../../../services/account/certificates/print-certificate'
import { openPdfMaker } from '../../../../services/account/documents/open-pdf-maker'
import { readCode, showCode } from '../../../../src/forms/verify'
import { readPdf } from '../../../support/publishing/read-pdf'

const origin = 'https://firm.example'
const numbers = openCertificateNumbers(['k'.repeat(32), 'older'.repeat(8)])
const { code } = numbers.numberOf('place 1')
const titles = { en: 'Merger briefing', 'fr-fr': 'Point fusions', 'zh-cn': '并购简报会' }
const certified: Certified = {
  ...{ name: 'Ada #panic("no") 李雷', organisation: 'Harbour & <b>Sons</b>' },
  facts: { kind: 'attendance', titles, day: '2027-03-10', minutes: 60 },
}
const flat = (text: string) => text.replaceAll(/\s+/g, '')

describe('A certificate', () => {
  const maker = openPdfMaker()
  afterAll(maker.close)
  const make = async (locale: 'en' | 'fr-fr' | 'zh-cn', own: Partial<Certified['facts']> = {}) => {
    const facts = { ...certified.facts, ...own }
    const data = printCertificate({ locale, origin, code, certified: { ...certified, facts } })
    return readPdf(await maker.make({ template: certificateTemplate, data }))
  }

  test.each([
    ['en', 'Merger briefing', 'Certificate of attendance', '10 March 2027', '60 minutes'],
    ['fr-fr', 'Point fusions', 'Attestation de participation', '10 mars 2027', '60 minutes'],
    ['zh-cn', '并购简报会', '参加证书', '2027年3月10日', '60 分钟'],
  ] as const)(
    'names person, event, day, minutes and the number by which it is checked, in %s (EV-4)',
    async (locale, ...expected) => {
      const { text, structure, title } = await make(locale)
      for (const words of [...expected, showCode(code), `${origin}/${locale}/verify/${code}`])
        expect(flat(text)).toContain(flat(words))
      for (const words of [certified.name, certified.organisation]) expect(flat(text)).toContain(flat(words))
      expect(title).toBe(expected[1])
      expect(structure).toEqual(expect.arrayContaining(['H1', 'Figure', 'Link']))
    },
    60_000,
  )

  test('of a lesson says that it was completed (EV-4)', async () => {
    expect(flat((await make('en', { kind: 'completion' })).text)).toContain('completedthetrainingMergerbriefing')
    expect((await make('en', { kind: 'completion' })).title).toBe('Certificate of completion')
  }, 60_000)

  test('has the same number whenever it is made, another for every other, and is known after keys were changed (EV-4)', () => {
    expect(readCode(showCode(code))).toBe(code)
    expect(numbers.numberOf('place 1').digest).toBe(numbers.numberOf('place 1').digest)
    expect(numbers.numberOf('place 2').code).not.toBe(code)
    const later = openCertificateNumbers(['new'.repeat(11), 'k'.repeat(32)])
    expect(later.numberOf('place 1').code).not.toBe(code)
    expect(later.allOf('place 1').map(({ code: each }) => each)).toContain(code)
  })
})

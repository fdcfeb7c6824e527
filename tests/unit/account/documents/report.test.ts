import { convertToHtml, extractRawText } from 'mammoth'
import { drawCode } from '../../../../services/account/documents/draw-code'
import { makeReport } from '../../../../services/account/documents/make-report'
import { openPdfMaker } from '../../../../services/account/documents/open-pdf-maker'
import { printReport, type ReportToPrint } from '../../../../services/account/documents/print-report'
import { showCode } from '../../../../src/forms/verify'
import { readPdf } from '../../../support/publishing/read-pdf'
import { columnsOf } from '../../../support/records/columns-of'

const origin = 'https://firm.example'
const code = '0123456789abcdefghjkmnpqrstv'
const hostile = '#panic("no") <b>bold</b> *stars*'

const report = (own: Partial<ReportToPrint> = {}): ReportToPrint => ({
  ...{ locale: 'en', origin, code, title: 'For the board', services: ['Share disclosure'], closed: [] },
  ...{ jurisdictions: [2, 1], questions: [1, 2], counselOf: (id) => [`Counsel ${id}`], notes: new Map() },
  columns: columnsOf({
    jurisdictions: ['France', 'Autriche'],
    questions: ['Is a notice needed?', 'From which share?'],
  }),
  ...own,
})
const flat = (text: string) => text.replaceAll(/\s+/g, ' ')

describe('A report that is given away', () => {
  const maker = openPdfMaker()
  afterAll(maker.close)

  test.each(['PDF_A4', 'PDF_LETTER'] as const)(
    'as %s has every answer with its version, day, address and counsel, and is read aloud in order (RB-5)',
    async (format) => {
      const { text, structure, bookmarks, title, widths } = await readPdf(
        await makeReport(await printReport(report()), format, maker),
      )
      const said = flat(text)
      for (const words of ['Share disclosure', showCode(code), 'no legal advice', `${origin}/en/verify/${code}`])
        expect(said).toContain(words)
      for (const place of ['france', 'autriche'])
        for (const key of ['question-1', 'question-2'])
          expect(text.replaceAll(/\s/g, '')).toContain(`${origin}/en/navigator/${place}#q=${key}&v=3`)
      expect(said).toContain('version 3, in force since 1 Mar 2026')
      expect(said).toContain('Local counsel: Counsel 1')
      expect(title).toBe('For the board')
      expect(bookmarks.length).toBeGreaterThan(0)
      expect(structure).toEqual(expect.arrayContaining(['H1', 'H2', 'H3', 'Table', 'TH', 'Figure', 'Link']))
      expect(widths).toEqual(widths.map(() => (format === 'PDF_A4' ? 595 : 612)))
    },
    60_000,
  )

  test('leads from its square code to the page that checks it, in its language (RB-5, N4)', async () => {
    for (const locale of ['en', 'fr-fr', 'zh-cn'] as const) {
      const address = `${origin}/${locale}/verify/${code}`
      expect((await printReport(report({ locale }))).verify).toEqual({ address, svg: drawCode(address) })
    }
    expect(drawCode(`${origin}/en/verify/${code}`)).not.toBe(drawCode(`${origin}/en/verify/${code.slice(1)}0`))
  })

  test.each(['PDF_A4', 'DOCX'] as const)(
    'as %s has the notes of its owner, each at its place, as words alone (RB-5, N4)',
    async (format) => {
      const notes = new Map([
        ['report', `For Monday. ${hostile}`],
        ['q1', 'Ask about holders.'],
        ['j2', 'New counsel.'],
        ['q2j1', 'Check\nthe share.'],
      ])
      const made = await makeReport(await printReport(report({ notes })), format, maker)
      const said = format === 'DOCX' ? (await extractRawText({ buffer: made })).value : (await readPdf(made)).text
      for (const words of [`For Monday. ${hostile}`, 'Ask about holders.', 'New counsel.', 'Check the share.'])
        expect(flat(said)).toContain(`Own note: ${words}`)
      expect(flat(said).match(/Own note/g)).toHaveLength(notes.size)
    },
    60_000,
  )

  test.each([
    ['fr-fr', 'Service\u00a0: Share disclosure'],
    ['zh-cn', '：Share disclosure'],
  ] as const)('is set as readers of %s write (RB-5)', async (locale, fact) => {
    const { facts } = await printReport(report({ locale }))
    expect(facts[0]?.join(facts[0][0].endsWith('：') ? '' : ' ')).toContain(fact)
  })

  test('for Word has the same, and its heads are heads (RB-5)', async () => {
    const made = await makeReport(await printReport(report()), 'DOCX', maker)
    const { value: html } = await convertToHtml({ buffer: made })
    expect(html).toMatch(/<h1>.*For the board<\/h1>/)
    expect(html).toMatch(/<h3>.*Is a notice needed\?<\/h3>/)
    expect(html).toContain('<thead>')
    expect(html).toContain(`href="${origin}/en/navigator/france#q=question-1&amp;v=3"`)
    expect(html).toContain('Counsel 2')
    expect(html).toContain(showCode(code))
    expect(html).toMatch(/<img alt="Square code[^>]*image\/png/)
  }, 30_000)

  test.each([
    ['fr-fr', ['Réponses', 'Conseil local', 'en vigueur depuis le 1', 'ne constitue pas un conseil juridique']],
    ['zh-cn', ['答复', '当地律师', '股东必须通知公司', '不构成法律意见']],
  ] as const)(
    'is right in %s, on paper and in Word (RB-5)',
    async (locale, expected) => {
      const columns = columnsOf({
        jurisdictions: ['法国', 'Autriche'],
        questions: ['谁必须通知？', 'À partir de quel seuil ?'],
      })
      columns.cells.short = columns.cells.short.map(() => '股东必须通知公司 — dès 5 %, à déclarer')
      const printed = await printReport(report({ locale, columns }))
      const { text } = await readPdf(await makeReport(printed, 'PDF_A4', maker))
      const { value: html } = await convertToHtml({ buffer: await makeReport(printed, 'DOCX', maker) })
      for (const words of [...expected, '股东必须通知公司', 'dès 5 %, à déclarer']) {
        expect(flat(text).replaceAll(' ', '')).toContain(words.replaceAll(' ', ''))
        expect(html).toContain(words)
      }
    },
    60_000,
  )

  test('takes what people have written for words alone, and says where nothing is answered (RB-5)', async () => {
    const columns = columnsOf({ jurisdictions: ['France', 'Autriche'], questions: ['One', 'Two'], without: 1 })
    const printed = await printReport(report({ title: hostile, columns }))
    const { text } = await readPdf(await makeReport(printed, 'PDF_A4', maker))
    const { value: html } = await convertToHtml({ buffer: await makeReport(printed, 'DOCX', maker) })
    expect(flat(text)).toContain(hostile)
    expect(html).toContain('#panic("no") &lt;b&gt;bold&lt;/b&gt; *stars*')
    for (const said of [text, html]) expect(said).toContain('Not answered')
    expect(flat(text)).toContain('Questions: 2; jurisdictions: 2; answers: 3')
  }, 60_000)
})

import { openPdfMaker } from '../../../../services/account/documents/open-pdf-maker'
import { readPdf } from '../../../support/publishing/read-pdf'

const template = `#set document(title: "A document")
#set text(font: ("Libertinus Serif", "ZCOOL XiaoWei"))
#let data = json(bytes(sys.inputs.data))
= #data.title
#data.text`

describe('The maker of PDFs', () => {
  const maker = openPdfMaker()
  afterAll(maker.close)

  test('writes accents and Chinese, with a structure for who listens (RB-5)', async () => {
    const made = await maker.make({ template, data: { title: 'Régime', text: '股东必须通知公司' } })
    const { text, structure } = await readPdf(made)
    expect(text).toContain('Régime')
    expect(text).toContain('股东必须通知公司')
    expect(structure).toContain('H1')
  })

  test('takes what people have written for words and never for commands', async () => {
    const hostile = '#panic("no") $x^2$ = Not a heading \\ #read("/etc/passwd") *bold*'
    const { text } = await readPdf(await maker.make({ template, data: { title: 'T', text: hostile } }))
    expect(text.replaceAll(/\s+/g, ' ')).toContain('#panic("no") $x^2$ = Not a heading \\ #read("/etc/passwd") *bold*')
  })

  test('gives up what takes too long, and makes the next one', async () => {
    const hasty = openPdfMaker({ limitMs: 12_000 })
    const endless = '#let i = 0\n#for a in range(100000) { for b in range(100000) { i += 1 } }\n#i'
    await expect(hasty.make({ template: endless, data: {} })).rejects.toThrow('12000 ms')
    const next = await hasty.make({ template, data: { title: 'T', text: 'next' } })
    expect((await readPdf(next)).text).toContain('next')
    hasty.close()
  }, 60_000)

  test('gives up what grows too big', async () => {
    const small = openPdfMaker({ mostMemory: 1_000_000 })
    await expect(small.make({ template, data: { title: 'T', text: 'T' } })).rejects.toThrow('bytes of memory')
    small.close()
  })

  test('refuses more than a document may have in it', async () => {
    const small = openPdfMaker({ mostInput: 10 })
    await expect(small.make({ template, data: { title: 'longer than that' } })).rejects.toThrow('more in it')
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mainWords } from '../../../src/i18n/words'

const pages = join(__dirname, '../../../services/demo/words/pages')
const promises = {
  en: ['within two working days', 'next working day'],
  'fr-fr': ['sous deux jours ouvrés', 'lendemain'],
  'zh-cn': ['两个工作日内', '次一工作日'],
} as const

describe('the page to write to the firm from', () => {
  it.each(Object.entries(promises))(
    'promises in %s an answer in the time that its form names (R-CON-01)',
    (locale, own) => {
      const text = readFileSync(join(pages, `contact-us.${locale}.md`), 'utf8')
      const words = mainWords(locale as keyof typeof promises)
      const [promise, another] = own

      expect(words('contact.write-note')).toContain(promise)
      expect(words('contact.sent-text')).toContain(promise)
      expect(text.split(promise)).toHaveLength(3)
      expect(text).not.toContain(another)
    },
  )
})

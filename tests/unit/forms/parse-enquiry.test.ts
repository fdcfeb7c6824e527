import { createHash } from 'node:crypto'
import { consentVersion, consentVersions, enquiryFields } from '../../../src/forms/enquiry'
import { parseEnquiry } from '../../../src/forms/parse-enquiry'
import { mainWords } from '../../../src/i18n/words'

const good = {
  name: 'Margaux Thévenet',
  email: 'margaux@example.com',
  organisation: '',
  country: 'France',
  topic: 'advice',
  message: 'We are about to buy a shipyard in Gdynia.',
  consent: consentVersion,
  locale: 'fr-fr',
}
const parse = (own: Record<string, string> = {}) => parseEnquiry(new URLSearchParams({ ...good, ...own }))
const problemsOf = (own: Record<string, string>) => {
  const read = parse(own)
  return 'problems' in read ? read.problems : []
}

describe('an enquiry', () => {
  it('is what was written, tidied (R-CON-01)', () => {
    const read = parse({ name: '  Margaux \t Thévenet ', message: ` ${good.message}\r\nIt is urgent.\r\n` })

    expect(read).toEqual({
      enquiry: { ...good, message: `${good.message}\nIt is urgent.`, key: '' },
    })
  })

  it.each([
    ['name', ' '],
    ['name', 'x'.repeat(121)],
    ['email', 'margaux@'],
    ['email', 'a@example.com, b@example.com'],
    ['email', 'a@example.com\r\nBcc: everybody@example.com'],
    ['organisation', 'x'.repeat(201)],
    ['country', ''],
    ['topic', 'anything'],
    ['message', 'x'.repeat(19)],
    ['message', 'x'.repeat(4001)],
    ['message', ` ${' '.repeat(30)}x`],
    ['consent', ''],
    ['consent', '1999-01'],
  ])('whose %s is %j is refused for that alone (R-CON-01)', (field, value) => {
    expect(problemsOf({ [field]: value })).toEqual([field])
  })

  it.each([20, 4000])('may have %i characters, a line break counting as one (R-CON-01)', (length) => {
    expect(problemsOf({ message: `${'x'.repeat(length - 2)}\r\ny` })).toEqual([])
  })

  it('with nothing in it names its fields in their order on the page (R-CON-01)', () => {
    const read = parseEnquiry(new URLSearchParams())

    expect(read).toEqual({ problems: enquiryFields.filter((field) => field !== 'organisation') })
  })

  it('that fills in what people do not see is asked for once more (R-CON-01)', () => {
    expect(problemsOf({ homepage: 'https://spam.example' })).toEqual(['person'])
  })

  it.each(['de-de', 'nonsense', '__proto__', ''])('in a language %j without the form is read as English', (locale) => {
    expect(parse({ locale })).toMatchObject({ enquiry: { locale: 'en' } })
  })
})

describe('the wording of consent', () => {
  // The words that each version stands for. New words need a new version: add it to both lists.
  const known: Record<(typeof consentVersions)[number], string> = { '2026-11': 'bace4531cb9bd3c9' }

  it('is what its version says, in every language (R-CON-01)', () => {
    const texts = (['en', 'fr-fr', 'zh-cn'] as const).map((locale) => mainWords(locale)('contact.consent'))
    const digest = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)

    expect(Object.keys(known)).toEqual([...consentVersions])
    expect(known[consentVersion as keyof typeof known]).toBe(digest)
  })
})

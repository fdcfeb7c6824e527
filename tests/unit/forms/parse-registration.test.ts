import { createHash } from 'node:crypto'
import { eventOf, parseRegistration, registrationAsked, registrationConsents } from '../../../src/forms/registration'
import { mainWords } from '../../../src/i18n/words'

const good = {
  name: 'Margaux Thévenet',
  email: 'margaux@example.com',
  organisation: 'Thévenet & Filles',
  jobTitle: '',
  country: 'France',
  mode: 'in-person',
  dietary: '',
  access: '',
  questions: '',
  consent: registrationConsents[0],
  locale: 'fr-fr',
}
const parse = (own: Record<string, string> = {}) => parseRegistration(new URLSearchParams({ ...good, ...own }), 7)
const problemsOf = (own: Record<string, string>) => {
  const read = parse(own)
  return 'problems' in read ? read.problems : []
}
const emailOf = (email: string) => {
  const read = parse({ email })
  return 'form' in read ? read.form.email : undefined
}

describe('a registration', () => {
  it('is what was written, tidied, for its event, with letters for those alone who tick the box (R-INS-05)', () => {
    const name = 'Margaux\r\nBcc: everybody@example.com'

    expect(parse({ name, questions: ' <b>Why?</b>\r\nWhen? ' })).toEqual({
      form: {
        ...{ ...good, event: 7, newsletters: false },
        // In one line, whatever it says: no line of a letter begins with it.
        ...{ name: 'Margaux Bcc: everybody@example.com', questions: '<b>Why?</b>\nWhen?' },
      },
    })
    expect(parse({ newsletters: 'yes' })).toMatchObject({ form: { newsletters: true } })
  })

  it.each([
    ['name', ' '],
    ['name', 'x'.repeat(121)],
    ['email', 'margaux@'],
    ['email', 'a@example.com, b@example.com'],
    ['email', 'a@example.com\r\nBcc: everybody@example.com'],
    ['email', `${'x'.repeat(243)}@example.com`],
    ['organisation', 'H'],
    ['organisation', 'x'.repeat(121)],
    ['jobTitle', 'x'.repeat(121)],
    ['country', ''],
    ['mode', 'by-telepathy'],
    ['dietary', 'x'.repeat(501)],
    ['access', 'x'.repeat(501)],
    ['questions', 'x'.repeat(1001)],
    ['questions', 'x'.repeat(10_000)],
    ['consent', ''],
    ['consent', '1999-01'],
  ])('whose %s is %j is refused for that alone (R-INS-05, V-7)', (field, value) => {
    expect(problemsOf({ [field]: value })).toEqual([field])
  })

  it.each([
    ['organisation', 2],
    ['organisation', 120],
    ['questions', 1000],
    ['dietary', 500],
    ['access', 500],
  ])('may have a %s of %i characters (R-INS-05)', (field, length) => {
    expect(problemsOf({ [field]: 'x'.repeat(length) })).toEqual([])
  })

  it.each([
    ['ada+events@example.com', 'ada+events@example.com'],
    ['o’brien@example.com', undefined],
    ["o'brien@example.com", "o'brien@example.com"],
    // By the name that letters are addressed with, so that both ways to write it are one registration.
    ['info@Müller.example', 'info@xn--mller-kva.example'],
    ['info@xn--mller-kva.example', 'info@xn--mller-kva.example'],
    ['lei@律师.中国', 'lei@xn--etto7a.xn--fiqs8s'],
    ['jörg@example.com', undefined],
    ['a@b@müller.example', undefined],
    ['a@müller.example/path', undefined],
    ['a@müller.example:25', undefined],
    ['a@müller..example', undefined],
  ])('from %s is of the address %s (R-INS-05)', (written, read) => {
    expect(emailOf(written)).toBe(read)
  })

  it('with nothing in it names its fields in their order on the page (R-INS-05, V-7)', () => {
    expect(parseRegistration(new URLSearchParams(), 7)).toEqual({
      problems: registrationAsked.filter((name) => !['jobTitle', 'dietary', 'access', 'questions'].includes(name)),
    })
  })

  it('that fills in what people do not see is asked for once more (R-INS-05)', () => {
    expect(problemsOf({ homepage: 'https://spam.example' })).toEqual(['person'])
  })

  it.each(['', '0', '-1', '1.5', 'x', '1e3x'])('names no event by %j', (event) => {
    expect(eventOf(new URLSearchParams({ event }))).toBeUndefined()
  })
})

describe('the wording of consent to what is kept for an event', () => {
  // The words that each version stands for. New words need a new version: add it to both lists.
  const known: Record<(typeof registrationConsents)[number], string> = { '2026-11': 'a930e419bfc786b7' }

  it('is what its version says, in every language (R-INS-05)', () => {
    const texts = (['en', 'fr-fr', 'zh-cn'] as const).flatMap((locale) => {
      const words = mainWords(locale)
      return [words('registration.consent'), words('registration.agreed')]
    })
    const digest = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)

    expect(Object.keys(known)).toEqual([...registrationConsents])
    expect(known[registrationConsents[0]]).toBe(digest)
  })
})

import {
  allOf,
  hasEvenRows,
  isAfter,
  isClockTime,
  isCountryCode,
  isDomain,
  isJurisdictionCode,
  isLanguageCode,
  isKey,
  isLaterClockTime,
  isMailbox,
  isNeededUnless,
  isNeededWith,
  isNotAfter,
  isNotBefore,
  isOneOfTwo,
  isRegulatorNumber,
  isSitePath,
  isTelephone,
  isTimeZone,
  isWebAddress,
  isWebOrMailAddress,
  type Rule,
  type Values,
} from '../../../services/cms/fields/rules'

const nowhere = { beside: {}, whole: {} }
const beside = (values: Values) => ({ beside: values, whole: values })

const texts: [name: string, about: [rule: Rule, good: string[], bad: string[]]][] = [
  [
    'a web address',
    [
      isWebAddress,
      ['https://example.com', 'https://example.com/a?b=c#d'],
      [
        'http://example.com',
        'javascript:alert(1)',
        'https://',
        'https://localhost',
        'https://user:word@example.com',
        ' https://example.com',
        'https://example.com/a b',
        '//example.com',
        'https://exa"mple.com',
      ],
    ],
  ],
  [
    'where to apply',
    [
      isWebOrMailAddress,
      ['https://example.com/jobs', 'mailto:jobs@example.com'],
      ['mailto:', 'mailto:jobs', 'data:text/html,x'],
    ],
  ],
  [
    'a telephone number',
    [
      isTelephone,
      ['+44 20 7946 0123', '+1 (212) 555-0100', '+85221234567', '+33 1 99 00 12 34'],
      ['020 7946 0123', '+44', '+0 20 7946 0123', 'call us', '+44 20 7946 0123 ext 4'],
    ],
  ],
  [
    'a mailbox',
    [isMailbox, ['name@example.com'], ['name', 'name@example', 'Name <name@example.com>', 'a@b@example.com']],
  ],
  ['a key', [isKey, ['share-disclosure', 'a1'], ['Share', '-a', 'a--b', '1a', 'a_b', 'a ']]],
  ['a domain', [isDomain, ['example.com', 'law.example.co.uk'], ['Example.com', 'example', 'https://example.com']]],
  ['a time of day', [isClockTime, ['00:00', '23:59'], ['24:00', '9:00', '09:60', '09.00']]],
  ['a country', [isCountryCode, ['GB', 'FR', 'CN'], ['UK1', 'gb', 'GBR', 'ZZ', 'XQ', 'England']]],
  ['a language', [isLanguageCode, ['en', 'zh', 'yue', 'zh-Hant', 'pt-BR'], ['English', 'EN', 'e', 'qqq', 'zh-hant']]],
  ['a jurisdiction', [isJurisdictionCode, ['GB', 'US-DE', 'GB-ENG', 'EU'], ['us-de', 'US-', 'ZZ-A', 'US-DELA']]],
  [
    'a time zone',
    [
      isTimeZone,
      ['Europe/London', 'UTC', 'America/Argentina/Buenos_Aires'],
      ['GMT+1', 'Europe/Nowhere', 'europe/london', '+01:00', 'CET'],
    ],
  ],
  ['a regulator’s number', [isRegulatorNumber, ['ICAM-98765', '12', '000000 – demonstration'], ['pending']]],
  [
    'an old address',
    [
      isSitePath,
      ['/en/old', '/fr-fr/données'],
      ['en/old', '//example.com', '/a?b', '/a#b', 'https://example.com/a', '/a\\b'],
    ],
  ],
]

describe.each(texts)('the rule for %s', (_, [rule, good, bad]) => {
  it.each(good)('accepts %j', (value) => expect(rule(value, nowhere)).toBeUndefined())
  it.each(bad)('refuses %j in words that repeat it', (value) => {
    expect(rule(value, nowhere)).toContain(value)
  })
  it('leaves what is empty to "required"', () => {
    expect([undefined, null, '', []].map((value) => rule(value, nowhere))).toEqual(Array(4).fill(undefined))
  })
  it('looks at each of several', () => {
    expect(rule([good[0], bad[0]], nowhere)).toBeDefined()
  })
})

describe('rules about two values', () => {
  const day = (text: string) => `2026-05-${text}T12:00:00.000Z`

  it('hold dates in order, and say nothing while one is missing', () => {
    const later = { first: day('02') }

    expect(isAfter('first', 'no')(day('02'), beside(later))).toBe('no')
    expect(isAfter('first', 'no')(day('03'), beside(later))).toBeUndefined()
    expect(isNotBefore('first', 'no')(day('01'), beside(later))).toBe('no')
    expect(isNotBefore('first', 'no')(day('02'), beside(later))).toBeUndefined()
    expect(isNotAfter('first', 'no')(day('03'), beside(later))).toBe('no')
    expect(isAfter('first', 'no')(day('01'), beside({}))).toBeUndefined()
    expect(isAfter('first', 'no')(null, beside(later))).toBeUndefined()
  })

  it('find the other date in the item when it is not in the row', () => {
    expect(isNotBefore('first', 'no')(day('01'), { beside: {}, whole: { first: day('02') } })).toBe('no')
  })

  it('hold opening hours in order', () => {
    expect(isLaterClockTime('opens', 'no')('09:00', beside({ opens: '09:00' }))).toBe('no')
    expect(isLaterClockTime('opens', 'no')('17:30', beside({ opens: '09:00' }))).toBeUndefined()
  })

  it('ask for a value that another one needs', () => {
    expect(isNeededWith('value', 'no')(null, beside({ value: 5 }))).toBe('no')
    expect(isNeededWith('value', 'no')('GBP', beside({ value: 5 }))).toBeUndefined()
    expect(isNeededWith('value', 'no')(null, beside({}))).toBeUndefined()
    expect(isNeededUnless('confidential', 'no')('', beside({ confidential: false }))).toBe('no')
    expect(isNeededUnless('confidential', 'no')('', beside({ confidential: true }))).toBeUndefined()
  })

  it('ask for the form of the SRA’s numbers where the sentence names the SRA (Q-5)', () => {
    const sra = beside({ regulatedBy: 'Regulated by the Solicitors Regulation Authority' })

    expect(isRegulatorNumber('000000 – demonstration', sra)).toBeUndefined()
    for (const wrong of ['SRA 123456', '12', 'pending']) expect(isRegulatorNumber(wrong, sra)).toContain('the SRA gave')
    expect(isRegulatorNumber('98765-B', beside({ regulatedBy: 'ICAM, Madrid' }))).toBeUndefined()
  })

  it('take one of two, not neither and not both', () => {
    const rule = isOneOfTwo('other', { neither: 'none', both: 'two' })

    expect(rule(null, beside({ other: null }))).toBe('none')
    expect(rule(1, beside({ other: 2 }))).toBe('two')
    expect(rule(1, beside({}))).toBeUndefined()
    expect(rule(null, beside({ other: 2 }))).toBeUndefined()
  })

  it('ask that every row of a table has as many cells as its headings', () => {
    const table = (...counts: number[]) => counts.map((count) => ({ cells: Array.from({ length: count }, () => ({})) }))

    expect(hasEvenRows(table(3, 3, 3), nowhere)).toBeUndefined()
    expect(hasEvenRows(table(2, 2, 1), nowhere)).toMatch(/^Row 3 has 1 cell, and the row of the headings 2\./)
    expect(hasEvenRows(table(2, 3), nowhere)).toMatch(/^Row 2 has 3 cells/)
    expect(hasEvenRows([{ cells: [{}, {}] }, {}], nowhere)).toMatch(/^Row 2 has 0 cells/)
    expect(hasEvenRows(undefined, nowhere)).toBeUndefined()
  })

  it('tell the first problem of several rules', () => {
    expect(allOf(isClockTime, () => 'second')('noon', nowhere)).toContain('noon')
    expect(allOf(isClockTime, () => 'second')('12:00', nowhere)).toBe('second')
  })
})

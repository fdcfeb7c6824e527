import { toAddressLines } from '../../../src/i18n/format/format-address'
import { formatDay } from '../../../src/i18n/format/format-date'
import { formatDays } from '../../../src/i18n/format/format-days'
import { formatList } from '../../../src/i18n/format/format-list'
import { formatMoney } from '../../../src/i18n/format/format-money'
import { compareNames, findLetterOf, type PersonName, toNameParts } from '../../../src/i18n/format/format-name'
import { formatBytes, formatKilometres, formatPercent } from '../../../src/i18n/format/format-number'
import { formatMoment, formatPeriod, formatTimes } from '../../../src/i18n/format/format-time'

/** Spaces that only a printer tells apart. */
const plain = (text: string): string => text.replace(/[\u00A0\u202F\u2009]/g, ' ')

describe('days', () => {
  it.each([
    ['en', 'full', 'Tuesday, 1 December 2026'],
    ['en', 'short', '1 Dec'],
    ['en-hk', 'long', '1 December 2026'],
    ['fr-fr', 'full', 'mardi 1er décembre 2026'],
    ['fr-fr', 'medium', '1er déc. 2026'],
    ['zh-cn', 'long', '2026年12月1日'],
    ['zh-cn', 'short', '12月1日'],
    ['nl-nl', 'long', '1 december 2026'],
    ['de-de', 'long', '1. Dezember 2026'],
  ] as const)('in %s, %s: %s', (locale, style, text) => {
    expect(plain(formatDay(locale, '2026-12-01', style))).toBe(text)
  })

  it('keep day and month on one line in French', () => {
    expect(formatDay('fr-fr', '2026-11-17')).toBe('17\u00A0novembre 2026')
  })

  it.each([
    ['en', '3 to 5 December 2026', '30 November 2026 to 5 December 2026'],
    ['fr-fr', '3 au 5 décembre 2026', '30 novembre 2026 à 5 décembre 2026'],
    ['zh-cn', '2026年12月3日至5日', '2026年11月30日至2026年12月5日'],
    ['de-de', '3. bis 5. Dezember 2026', '30. November 2026 bis 5. Dezember 2026'],
  ] as const)('in a row say what they share once, %s', (locale, inOneMonth, overMonths) => {
    expect(plain(formatDays(locale, '2026-12-03', '2026-12-05'))).toBe(inOneMonth)
    expect(plain(formatDays(locale, '2026-11-30', '2026-12-05'))).toBe(overMonths)
    expect(formatDays(locale, '2026-12-03', '2026-12-03')).toBe(formatDay(locale, '2026-12-03'))
  })
})

describe('moments', () => {
  const lunch = { start: '2026-12-03T12:30:00Z', end: '2026-12-03T13:45:00Z', timeZone: 'Europe/London' }

  it.each([
    ['en', 'Thursday, 3 December 2026, 12:30 to 13:45 GMT'],
    ['fr-fr', 'jeudi 3 décembre 2026, 12 h 30 à 13 h 45 (GMT)'],
    ['zh-cn', '2026年12月3日星期四12:30至13:45（GMT）'],
    ['de-de', 'Donnerstag, 3. Dezember 2026, 12:30 Uhr bis 13:45 Uhr (GMT)'],
  ] as const)('are read on the clocks of their zone, %s (R-INS-04)', (locale, text) => {
    expect(plain(formatPeriod(locale, lunch))).toBe(text)
  })

  it('fall on the day that it is there', () => {
    expect(formatMoment('en', { instant: '2026-12-03T22:30:00Z', timeZone: 'Asia/Singapore' })).toBe(
      'Friday, 4 December 2026, 06:30 GMT+8',
    )
  })

  it.each([
    ['en', '09:00 to 10:05 GMT'],
    ['fr-fr', '9 h à 10 h 05 (GMT)'],
    ['zh-cn', '09:00至10:05（GMT）'],
  ] as const)('are shown by the clock as in %s', (locale, text) => {
    const morning = { ...lunch, start: '2026-12-03T09:00:00Z', end: '2026-12-03T10:05:00Z' }

    expect(plain(formatTimes(locale, morning))).toBe(text)
  })

  it('name London’s summer, and universal time by its own name', () => {
    expect(formatTimes('fr-fr', { ...lunch, start: '2026-07-03T11:30:00Z', end: '2026-07-03T12:45:00Z' })).toMatch(
      /\(GMT\+1\)$/,
    )
    expect(formatTimes('fr-fr', { ...lunch, timeZone: 'UTC' })).toMatch(/\(UTC\)$/)
  })

  it('name both days of a night that is passed over', () => {
    expect(formatPeriod('en', { ...lunch, start: '2026-12-03T23:00:00Z', end: '2026-12-04T01:00:00Z' })).toBe(
      'Thursday, 3 December 2026, 23:00 GMT to Friday, 4 December 2026, 01:00 GMT',
    )
  })
})

describe('figures', () => {
  it('are written as each language writes them', () => {
    expect(['en', 'fr-fr', 'zh-cn', 'nl-nl'].map((locale) => plain(formatMoney(locale as 'en', 1.2e9, 'GBP')))).toEqual(
      ['£1.2bn', '1,2 Md£', '£12亿', '£ 1,2 mld.'],
    )
    expect(plain(formatMoney('fr-fr', 850_000, 'EUR'))).toBe('850 000 €')
    expect(['GBP', 'EUR', 'USD', 'AED'].map((currency) => formatMoney('fr-fr', 185e6, currency))).toEqual([
      '185\u202FM£',
      '185\u202FM€',
      '185\u202FM$US',
      '185\u202FM\u00A0AED',
    ])
    expect(['en', 'zh-cn'].map((locale) => formatMoney(locale as 'en', 185e6, 'USD'))).toEqual(['US$185m', 'US$1.85亿'])
    expect(plain(formatKilometres('de-de', 5570))).toBe('5.570 km')
    expect(plain(formatPercent('fr-fr', 0.5))).toBe('50 %')
    expect([900, 64_000, 1_234_567].map((bytes) => plain(formatBytes('en', bytes)))).toEqual([
      '0.9 kB',
      '64 kB',
      '1.2 MB',
    ])
    expect(['en', 'fr-fr', 'zh-cn'].map((locale) => formatList(locale as 'en', ['a', 'b', 'c']))).toEqual([
      'a, b and c',
      'a, b et c',
      'a、b和c',
    ])
  })
})

describe('names', () => {
  const wei = { name: 'Wei Lanying', givenName: 'Lanying', familyName: 'Wei', nativeName: '韦兰英' }
  const named = (givenName: string, familyName: string): PersonName => ({
    name: `${givenName} ${familyName}`,
    givenName,
    familyName,
  })

  it('put the Chinese name first where Chinese is read, and say which language the other is in', () => {
    expect(toNameParts('en', wei)).toEqual([{ text: 'Wei Lanying' }, { text: '韦兰英', lang: 'zh-Hans' }])
    expect(toNameParts('zh-cn', wei)).toEqual([{ text: '韦兰英' }, { text: 'Wei Lanying', lang: 'en' }])
    expect(toNameParts('fr-fr', named('Inès', 'Calloway'))).toEqual([{ text: 'Inès Calloway' }])
  })

  it('are in the language of their script, which two share whom their languages tell apart (R-PPL-02)', () => {
    const native = (nativeName: string, spokenLanguages?: string[]) =>
      toNameParts('en', { ...wei, nativeName, spokenLanguages })[1]?.lang

    expect(native('田村恵子', ['Japanese', 'English'])).toBe('ja')
    expect(native('田村恵子', ['日语', '英语'])).toBe('ja')
    expect(native('陈咏恩', ['Cantonese', 'Mandarin', 'Japanese'])).toBe('zh-Hans')
    expect(native('たむら')).toBe('ja')
    expect(native('பிரியா')).toBe('ta')
  })

  it('stand in the order of a directory, accents aside', () => {
    const people = [named('Zoë', 'Öberg'), named('Ann', 'Okonjo'), named('Benoît', 'Émard'), named('Al', 'Okonjo')]

    expect(people.sort(compareNames('en')).map(({ name }) => name)).toEqual([
      'Benoît Émard',
      'Zoë Öberg',
      'Al Okonjo',
      'Ann Okonjo',
    ])
  })

  it('are listed under a letter (R-PPL-01)', () => {
    expect(['Émard', 'Šimić', 'Øst', 'Łuk', '韦'].map((familyName) => findLetterOf(named('A', familyName)))).toEqual([
      'E',
      'S',
      'O',
      'L',
      undefined,
    ])
  })
})

describe('addresses', () => {
  it.each([
    [
      'en',
      { street: ['4 Quill Yard'], city: 'London', postcode: 'EC4V 1AA', country: 'GB' },
      '4 Quill Yard|London|EC4V 1AA|United Kingdom',
    ],
    [
      'fr-fr',
      { street: ['12, rue du Port'], city: 'Paris', postcode: '75002', country: 'FR' },
      '12, rue du Port|75002 Paris|France',
    ],
    [
      'en',
      { street: ['350 Fifth Ave'], city: 'New York', region: 'NY', postcode: '10118', country: 'US' },
      '350 Fifth Ave|New York, NY 10118|United States',
    ],
    [
      'en',
      { street: ['8 Marina View'], city: 'Singapore', postcode: '018960', country: 'SG' },
      '8 Marina View|Singapore 018960|Singapore',
    ],
    [
      'zh-cn',
      { street: ['世纪大道8号'], city: '上海市', postcode: '200120', country: 'CN' },
      '中国上海市世纪大道8号|200120',
    ],
  ] as const)('are written for the envelope, %s', (locale, address, lines) => {
    expect(toAddressLines(locale, address).join('|')).toBe(lines)
  })
})

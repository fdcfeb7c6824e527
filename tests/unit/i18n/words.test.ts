import { type Locale, localesIn } from '../../../src/config/locales'
import { joinDetails } from '../../../src/i18n/format/join-details'
import { loadResultMessages, loadSearchMessages } from '../../../src/i18n/load/load-search-messages'
import { en as account } from '../../../src/i18n/messages/account/en'
import { en as contact } from '../../../src/i18n/messages/contact/en'
import { en as shared } from '../../../src/i18n/messages/every-page/en'
import { en as graduate } from '../../../src/i18n/messages/graduate/en'
import { en as legal } from '../../../src/i18n/messages/legal/en'
import { en as main } from '../../../src/i18n/messages/main/en'
import { en as privacy } from '../../../src/i18n/messages/privacy/en'
import { en as products } from '../../../src/i18n/messages/products/en'
import { en as results } from '../../../src/i18n/messages/results/en'
import { en as search } from '../../../src/i18n/messages/search/en'
import { resultWords, searchWords } from '../../../src/i18n/search-words'
import { type Message, type Translation } from '../../../src/i18n/translation'
import { graduateWords, mainWords, sharedWords } from '../../../src/i18n/words'
import { findUnset } from '../../support/records/find-unset'

// Every blank that a message of any language may use; format-days offers more than English takes.
const blanks = new Proxy<Record<string, string | number>>(
  { count: 2 },
  {
    get: (known, name: string) => known[name] ?? 'X',
  },
)

const listed = (locales: readonly Locale[], messages: Record<string, Message>) =>
  locales.flatMap((locale) => Object.keys(messages).map((key) => ({ locale, key })))

type Speak = (key: string, blanks: Record<string, string | number>) => string

describe('the messages', () => {
  const everywhere = [...new Set([...localesIn('main'), ...localesIn('graduate')])]

  it.each([
    ...listed(everywhere, shared).map((row) => ({ ...row, speak: sharedWords(row.locale) as Speak })),
    ...listed(localesIn('main'), { ...main, ...products }).map((row) => ({
      ...row,
      speak: mainWords(row.locale as 'en') as Speak,
    })),
    ...listed(localesIn('graduate'), graduate).map((row) => ({
      ...row,
      speak: graduateWords(row.locale as 'en') as Speak,
    })),
  ])('say $key in $locale, with no blank left open', ({ key, speak }) => {
    const text = speak(key, blanks)

    expect(text.trim()).not.toBe('')
    expect(text).not.toMatch(/[{}]/)
  })

  it('take their plural from the language', () => {
    expect([0, 1, 2].map((count) => mainWords('en')('people.count', { count }))).toEqual([
      '0 people',
      '1 person',
      '2 people',
    ])
    expect([0, 1, 2].map((count) => mainWords('fr-fr')('people.count', { count }))).toEqual([
      '0 personne',
      '1 personne',
      '2 personnes',
    ])
    expect(mainWords('zh-cn')('people.count', { count: 1200 })).toBe('1,200人')
  })

  it('are set as their language is printed', () => {
    expect(sharedWords('fr-fr')('consent.heading')).toBe('Que pouvons-nous conserver\u202F?')
    expect(sharedWords('fr-fr')('shell.overview', { title: 'Droit' })).toBe('Droit\u00A0: vue d’ensemble')
    expect(
      (['en', 'fr-fr', 'zh-cn'] as const).map((locale) => mainWords(locale)('contact.problem', { title: '' })),
    ).toEqual(['Problem: ', 'À corriger\u00A0: ', '请更正：'])
  })

  it.each(['fr-fr', 'zh-cn'] as const)(
    'hold no sign of another language in %s, and call each section by one name',
    async (locale) => {
      const sets = [
        [shared, sharedWords(locale)],
        [{ ...main, ...products, ...account, ...contact, ...legal, ...privacy }, mainWords(locale)],
        [search, searchWords(locale, await loadSearchMessages(locale))],
        [results, resultWords(locale, await loadResultMessages(locale))],
      ] as const
      const said = sets.flatMap(([messages, words]) =>
        Object.keys(messages).map((key) => (words as Speak)(key, blanks)),
      )

      expect(said.length).toBeGreaterThan(500)
      expect(said.flatMap((text) => findUnset(locale, text))).toEqual([])
      if (locale === 'zh-cn') expect(said.filter((text) => /Navigator|办事处|订阅者/.test(text))).toEqual([])
    },
  )

  it('put details in a row as their language does', () => {
    expect(joinDetails('en', ['Paris', undefined, '2006'])).toBe('Paris, 2006')
    expect(joinDetails('zh-cn', ['巴黎', '', '2006'])).toBe('巴黎，2006')
    expect(joinDetails('en', ['Vane House\n14 Quillmaker’s Yard', 'online'])).toBe(
      'Vane House, 14 Quillmaker’s Yard, online',
    )
  })

  it.each([
    ['zh-cn', '规则,或者法律'],
    ['zh-cn', '全部洞见'],
    ['fr-fr', "l'article"],
    ['fr-fr', 'Vraiment ?'],
    ['fr-fr', 'Attendu: rien'],
    ['fr-fr', '«mot\u00A0»'],
  ])('are seen to hold one: %s, %s', (locale, text) => {
    expect(findUnset(locale, text)).toHaveLength(1)
  })

  it('do not compile when a key is unknown, a blank is missing or a translation has a gap', () => {
    const words = mainWords('en')
    type Pair = { 'a.one': 'One'; 'a.two': { one: '{count} thing'; other: '{count} things' } }

    // @ts-expect-error -- no such message
    expect(() => words('people.shoe-size')).toThrow('No message "people.shoe-size" in en')
    // @ts-expect-error -- {page} needs a value
    words('list.page')
    // @ts-expect-error -- graduate pages say nothing of the navigator
    expect(() => graduateWords('nl-nl')('navigator.status')).toThrow('navigator.status')
    // @ts-expect-error -- the second message is missing
    const gap: Translation<Pair> = { 'a.one': 'Un' }
    // @ts-expect-error -- a plural cannot become one sentence
    const flat: Translation<Pair> = { 'a.one': 'Un', 'a.two': 'Deux' }
    expect([gap, flat]).toHaveLength(2)
  })
})

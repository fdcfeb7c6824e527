import { nameLanguage } from '../../../src/i18n/format/name-language'

describe('the name of a language', () => {
  it('is in the language of the reader (CV-2)', () => {
    expect((['en', 'fr-fr', 'zh-cn'] as const).map((locale) => nameLanguage(locale, 'fr'))).toEqual([
      'French',
      'Français',
      '法语',
    ])
  })

  it.each(['English', 'Portuguese', 'New Latin'])('leaves words as they are: %s', (words) => {
    expect(nameLanguage('fr-fr', words)).toBe(words)
  })
})

import { chooseLocale } from '../../../services/identity/words/choose-words'

describe('chooseLocale', () => {
  it.each([
    [['fr-fr', 'zh-cn'], 'fr-fr'],
    [[null, 'zh-CN'], 'zh-cn'],
    [['', undefined, 'fr-CA,fr;q=0.9,en;q=0.8'], 'fr-fr'],
    [['de-DE,de;q=0.9,zh;q=0.8'], 'zh-cn'],
    [['en-GB'], 'en'],
    [['xx', '*', '../../etc'], 'en'],
    [[], 'en'],
  ])('of %j is %s (K-4)', (wishes, locale) => {
    expect(chooseLocale(...wishes)).toBe(locale)
  })
})

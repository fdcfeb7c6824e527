import fc from 'fast-check'
import { typeset } from '../../../src/i18n/typeset'

const show = (text: string): string => text.replaceAll('\u202F', '·').replaceAll('\u00A0', '_')

describe('typeset', () => {
  it.each([
    ['Vraiment ? Oui!', 'Vraiment·? Oui·!'],
    ['Attendu : rien ; ou presque.', 'Attendu_: rien·; ou presque.'],
    ["l'article 8", 'l’article_8'],
    ['"Bonjour"', '«·Bonjour·»'],
    ['« Bonjour »', '«·Bonjour·»'],
    ['12 % de n° 139', '12_% de n°_139'],
    ['1 250 000 € en 2024, 300 fois', '1·250·000_€ en 2024, 300 fois'],
    ['vers 12 000 euros ou 3 millions', 'vers 12·000_euros ou 3_millions'],
    ['en 2024 300 clients', 'en 2024 300 clients'],
    ['à 12:30 sur https://x.example/?a=b', 'à 12:30 sur https://x.example/?a=b'],
  ])('sets French as the Imprimerie nationale does: %s', (text, set) => {
    expect(show(typeset('fr-fr', text))).toBe(set)
  })

  it.each([
    ['规则,还是 法律?', '规则，还是法律？'],
    ['请看 (一).', '请看（一）。'],
    ['布鲁塞尔（E名册）, 2009', '布鲁塞尔（E名册），2009'],
    ['布鲁塞尔 (E名册), 2009', '布鲁塞尔（E名册），2009'],
    ['条例 (EU) 2022/1925, p. 1', '条例（EU） 2022/1925, p. 1'],
    ['见 Regulation (EU) 2022/1925.', '见 Regulation (EU) 2022/1925.'],
    ['上海市南京路1号\n邮编 200000', '上海市南京路1号\n邮编 200000'],
  ])('gives Chinese its full-width signs, and Latin phrases their own: %s', (text, set) => {
    expect(typeset('zh-cn', text)).toBe(set)
  })

  it('leaves English as it was written', () => {
    expect(typeset('en', 'Really? "Yes": it\'s 12 %!')).toBe('Really? "Yes": it\'s 12 %!')
  })

  it.each(['fr-fr', 'zh-cn'] as const)('changes nothing the second time, %s', (locale) => {
    const letter = fc.constantFrom(...Array.from(`aé1€ "'«»:;!?%n°.,()（）》法律\n\u00A0\u202F`))

    fc.assert(
      fc.property(fc.string({ unit: letter, maxLength: 24 }), (text) => {
        const once = typeset(locale, text)
        expect(typeset(locale, once)).toBe(once)
      }),
      { numRuns: 2000 },
    )
  })
})

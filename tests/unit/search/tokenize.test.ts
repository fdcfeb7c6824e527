import { toHanGroups, toPairs } from '../../../services/search/text/han-groups'
import { toOtherNumbers } from '../../../services/search/text/plurals'
import { tokenize } from '../../../services/search/text/tokenize'

const termsOf = (text: string) => tokenize(text).map(({ term }) => term)

describe('tokenize', () => {
  it.each([
    ['SOCIÉTÉ Société societe', ['societe', 'societe', 'societe']],
    ['Œuvre Straße Łódź Øre', ['oeuvre', 'strasse', 'lodz', 'ore']],
    ["l'arbitrage d’un juge qu’il", ['arbitrage', 'un', 'juge', 'il']],
    ["a client's rights, O'Brien", ['a', 'client', 'rights', 'o', 'brien']],
    ['M&A e-mail', ['m', 'a', 'e', 'mail']],
    ['2024年国际', ['2024', '年', '国', '际']],
    ['Ａ１ ﬁling', ['a1', 'filing']],
    ['arbi\u200btra\u00adtion \u202eevil', ['arbitration', 'evil']],
    ['🙂 👩‍👧 !!! \u0000', []],
  ])('reads "%s" as %j', (text, terms) => {
    expect(termsOf(text)).toEqual(terms)
  })

  it('says where in the text each word stands, also after letters that fold to two', () => {
    const text = 'Les œuvres de Benoît'

    expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Les', 'œuvres', 'de', 'Benoît'])
  })

  it('keeps rare Chinese characters whole', () => {
    expect(termsOf('𠮷野家')).toEqual(['𠮷', '野', '家'])
  })

  it('reads traditional Chinese as simplified, as Algolia does, and leaves the text as it is (C-3)', () => {
    const text = '數據保護 Ltd'

    expect(termsOf(text)).toEqual(['数', '据', '保', '护', 'ltd'])
    expect(tokenize(text)[1]).toMatchObject({ start: 1, end: 2 })
  })
})

describe('Chinese queries', () => {
  it('are cut into words, of which single characters join', () => {
    expect(toHanGroups('国际仲裁')).toEqual(['国际', '仲裁'])
    expect(toHanGroups('跨境合规')).toEqual(['跨境', '合规'])
  })

  it('are looked up by pairs of neighbours', () => {
    expect(toPairs('仲裁院')).toEqual(['仲裁', '裁院'])
    expect(toPairs('税')).toEqual(['税'])
  })
})

describe('plurals', () => {
  it.each([
    ['companies', 'en', 'company'],
    ['tax', 'en', 'taxes'],
    ['people', 'en', 'person'],
    ['fiscaux', 'fr', 'fiscal'],
    ['baux', 'fr', 'bail'],
    ['avocat', 'fr', 'avocats'],
  ])('of %s in %s include %s', (term, language, other) => {
    expect(toOtherNumbers(term, language)).toContain(other)
  })
})

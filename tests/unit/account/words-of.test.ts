import { toSearchWords, wordsOf } from '../../../services/account/alerts/words-of'

describe('a saved search is kept by its words, and finds the titles that have them all (AL-1, AL-2)', () => {
  it.each([
    ['signs and spaces', '  %M&A;  "Deals" --', 'M&A deals in 2026', 'm a deals'],
    ['other forms of letters', 'ﬁntech ＡＩ', 'AI and fintech', 'fintech ai'],
    ['accents', 'Sociétés', 'Le droit des sociétés', 'sociétés'],
    ['Chinese, without spaces', '数据出境', '关于数据出境的新规定', '数据出境'],
    ['a long run of Chinese', '个人信息保护法实施条例', '《个人信息保护法实施条例》解读', '个人信息保护法实 施条例'],
    ['two scripts', '5G 网络', '5G 网络安全', '5g 网络'],
  ])('%s', (...[, search, title, kept]) => {
    const words = toSearchWords(search)
    expect(words).toBe(kept)
    expect(words.split(' ').filter((one) => !wordsOf(title).includes(one))).toEqual([])
  })

  it('of which nothing is left where it was signs alone', () => {
    expect([' ', '%_*', '"--;', '\u200b'].map(toSearchWords)).toEqual(['', '', '', ''])
  })

  it('not those that have only some of them', () => {
    const words = toSearchWords('merger control')
    expect(words.split(' ').every((one) => wordsOf('Control of exports').includes(one))).toBe(false)
  })
})

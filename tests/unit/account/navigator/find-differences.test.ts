import { findDifferences } from '../../../../services/shared/differences/find-differences'

/** Added words in plus signs, removed ones in minus signs. */
const shown = (before: string, after: string, lang = 'en'): string =>
  findDifferences(before, after, lang)
    .map(({ kind, text }) => ({ SAME: text, ADDED: `{+${text}+}`, REMOVED: `{-${text}-}` })[kind])
    .join('')

describe('differences of a text (NV-3, N3)', () => {
  it.each<[string, ...rest: [before: string, after: string, expected: string]]>([
    ['a number', 'Within 5 days.', 'Within 3 days.', 'Within {-5 -}{+3 +}days.'],
    ['a word', 'two trading days', 'four trading days', '{-two -}{+four +}trading days'],
    ['words at the end', 'Notify.', 'Notify the issuer.', 'Notify {+the issuer+}.'],
    ['a whole text that is new', '', 'Notify.', '{+Notify.+}'],
    ['a whole text that is gone', 'Notify.', '', '{-Notify.-}'],
    ['nothing', 'The same.', 'The same.', 'The same.'],
  ])('are words: %s', (_, ...[before, after, expected]) => {
    expect(shown(before, after).replace(/\s+/g, ' ')).toBe(expected)
  })

  it('are words in French, with their accents', () => {
    expect(shown('Le délai est de deux jours.', 'Le délai est de quatre jours.', 'fr-fr')).toBe(
      'Le délai est de {-deux -}{+quatre +}jours.',
    )
  })

  it('are characters in Chinese', () => {
    expect(shown('应在三个交易日内申报', '应在两个交易日内申报', 'zh-cn')).toBe('应在{-三-}{+两+}个交易日内申报')
  })

  it.each<[string, ...rest: [before: string, after: string, lang: string]]>([
    ['quotation marks', 'the "holder"', 'the “holder”', 'en'],
    ['dashes', 'one - two', 'one – two', 'en'],
    ['French spaces', 'Oui : 5 %', 'Oui\u00a0: 5\u202f%', 'fr-fr'],
    ['forms of signs', '第3条，第1款', '第３条,第１款', 'zh-cn'],
    ['the enumeration comma', '甲、乙', '甲，乙', 'zh-cn'],
    ['spaces', 'a  b', 'a b', 'en'],
  ])('are none where only the typography is another: %s', (_, ...[before, after, lang]) => {
    expect(findDifferences(before, after, lang)).toEqual([{ kind: 'SAME', text: after }])
  })

  it('tell all of the newer text, and all of the older one', () => {
    const [before, after] = ['One two three.\nFour five.', 'One three.\nFour and a half.\nFive.']
    const pieces = findDifferences(before, after, 'en')
    const without = (kind: string) => pieces.flatMap((one) => (one.kind === kind ? [] : one.text)).join('')

    expect(without('REMOVED')).toBe(after)
    expect(without('ADDED').replace(/\s/g, '')).toBe(before.replace(/\s/g, ''))
  })

  it('of texts that have nothing in common are shown at once, one after the other', () => {
    const [before, after] = ['old', 'new'].map((word) =>
      Array.from({ length: 5000 }, (_, position) => `${word}${position}`).join(' '),
    )
    const started = performance.now()
    const pieces = findDifferences(before ?? '', after ?? '', 'en')

    expect(pieces.map(({ kind }) => kind)).toEqual(['REMOVED', 'ADDED'])
    expect(performance.now() - started).toBeLessThan(5000)
  })
})

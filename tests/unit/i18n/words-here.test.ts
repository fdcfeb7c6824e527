import { join } from 'node:path'
import { inOneLanguage } from '../../../src/gatsby/in-one-language'
import { mainWords } from '../../../src/i18n/words'
import { loadWordsOf, mainWords as mainWordsHere, sharedWords } from '../../../src/i18n/words-here'

/** What a request becomes where scripts for browsers are put together. */
function askedAs(request: string, context: string): string {
  const asked = { request, context: join(process.cwd(), context) }
  inOneLanguage((matched, change) => {
    if (matched.test(request)) change(asked)
    return {}
  })
  return asked.request
}

describe('words where browsers draw pages', () => {
  it('are those of the language of the page, and of no other (AC-10)', async () => {
    expect(() => mainWordsHere('fr-fr')).toThrow('The words of fr-fr were not loaded.')
    await loadWordsOf('fr-fr')
    await loadWordsOf('')

    expect(mainWordsHere('fr-fr')('dashboard.title')).toBe(mainWords('fr-fr')('dashboard.title'))
    expect(sharedWords('en')('shell.contact')).toBe(mainWords('en')('shell.contact'))
    expect(() => mainWordsHere('zh-cn')).toThrow()
  })

  it('stand in the place of all languages in scripts alone, wherever they are asked for (AC-10)', () => {
    expect(askedAs('../../i18n/words', 'src/features/account')).toBe('../../i18n/words-here')
    expect(askedAs('./words', 'src/i18n')).toBe('./words-here')
    expect(askedAs('./words', 'node_modules/lodash')).toBe('./words')
    expect(askedAs('./words', 'src/gates')).toBe('./words')
  })
})

import { wordsOf } from '../../../services/identity/words/choose-words'
import { findUnset } from '../../support/records/find-unset'

/** Everything that is said, with an X in each blank. */
function sayAll(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') return [(words as (...blanks: string[]) => string)('X', 'X')]
  return Object.values(words as object).flatMap(sayAll)
}

describe('the words of the sign-in service, which nothing typesets after them', () => {
  it.each(['fr-fr', 'zh-cn'] as const)('are set in %s as that language is printed', (locale) => {
    const said = sayAll(wordsOf(locale))

    expect(said.length).toBeGreaterThan(100)
    expect(said.flatMap((text) => findUnset(locale, text))).toEqual([])
  })
})

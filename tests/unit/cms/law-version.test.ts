import { findVersionProblem, type LawText, proposeVersion } from '../../../services/cms/fields/law-version'

const first: LawText = { version: 1, facts: 'f1', words: 'w1', note: '', kind: 'law-change' }
const second: LawText = { version: 2, facts: 'f2', words: 'w2', note: 'The threshold fell.', kind: 'editorial' }
const changed = (own: Partial<LawText>) => ({ ...second, kind: 'law-change', ...own })
const problemOf = (own: Parameters<typeof changed>[0], before = second) =>
  findVersionProblem({ earlier: first, before, after: changed(own) })

describe('the version of a law text', () => {
  it('is anything for what was never published', () => {
    expect(
      findVersionProblem({ earlier: undefined, before: undefined, after: changed({ version: 7 }) }),
    ).toBeUndefined()
  })

  it('stays where nothing changed', () => {
    expect(problemOf({})).toBeUndefined()
  })

  it.each([
    ['words', { words: 'w3' }],
    ['facts', { facts: 'f3' }],
  ])('does not stay under other %s (ED-1)', (_, own) => {
    expect(problemOf(own)).toEqual({ path: 'version', message: expect.stringContaining('Make it version 3') as string })
  })

  it('stays for a change that is marked editorial (ED-1)', () => {
    expect(problemOf({ words: 'w3', facts: 'f3', kind: 'editorial' })).toBeUndefined()
  })

  it('goes up by one, with a note of its own (ED-1)', () => {
    expect(problemOf({ words: 'w3', version: 3, note: 'A notice is needed.' })).toBeUndefined()
    for (const note of ['', '  ', second.note]) {
      expect(problemOf({ words: 'w3', version: 3, note })?.path).toBe('changeNote')
    }
  })

  it('is reviewed in a language without a note: English may have it (ED-1)', () => {
    expect(problemOf({ words: 'w3', version: 3, note: undefined })).toBeUndefined()
  })

  it.each([1, 4, 40])('does not leap to %s, be it an editorial change (ED-1)', (version) => {
    const found = problemOf({ words: 'w3', version, note: 'New.', kind: 'editorial' })

    expect(found?.message).toBe(`Readers have version 2. The next is 3, not ${version}.`)
  })

  it('is reached by one language after the other (ED-1)', () => {
    const behind = { ...second, words: first.words }

    expect(problemOf({ words: 'the translation of w2' }, behind)).toBeUndefined()
    expect(problemOf({ words: 'a first translation' }, { ...second, words: undefined })).toBeUndefined()
    expect(problemOf({ words: 'the translation of w2', facts: 'f3' }, behind)?.path).toBe('version')
  })

  it('is proposed with the first change, with kind and note to be told; not to who told them (ED-1)', () => {
    const propose = (own: Partial<LawText>, was: Partial<LawText> = {}) =>
      proposeVersion({ earlier: first, before: second, after: { ...second, ...own } }, { ...second, ...was })

    expect(propose({ words: 'w3' })).toEqual({ version: 3, changeKind: null, changeNote: null })
    expect(propose({ words: 'w4' }, { words: 'w3' })).toBeUndefined()
    expect(propose({ words: 'w3', kind: 'correction' })).toBeUndefined()
    expect(propose({ words: 'w3', version: 3 })).toBeUndefined()
    expect(propose({})).toBeUndefined()
  })

  it('is not proposed to a language that follows the others (ED-1)', () => {
    const behind = { ...second, words: first.words }

    expect(proposeVersion({ earlier: first, before: behind, after: second }, behind)).toBeUndefined()
  })
})

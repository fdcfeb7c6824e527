import {
  findChoiceProblems,
  isNotePlace,
  parseChoice,
  parseReportTitle,
  writeChoice,
} from '../../../src/forms/account-report'

const count = (length: number) => Array.from({ length }, (_, place) => place + 1)

describe('The choice of a report', () => {
  test('stands in the fragment of the address and is read from it again (RB-1)', () => {
    const choice = { jurisdictions: [4, 3], questions: [2] }
    expect(writeChoice(choice)).toBe('#j=4.3&q=2')
    expect(parseChoice(writeChoice(choice))).toEqual(choice)
    expect(parseChoice('#j=1.x.1.-2&q=')).toEqual({ jurisdictions: [1], questions: [] })
    expect(parseChoice(`#j=${count(30).join('.')}`).jurisdictions).toHaveLength(25)
  })

  test('has 25 jurisdictions, 40 questions and 1,000 cells at most (RB-1)', () => {
    expect(findChoiceProblems({ jurisdictions: count(25), questions: count(40) })).toEqual([])
    expect(findChoiceProblems({ jurisdictions: count(26), questions: count(41) })).toEqual([
      'jurisdictions',
      'questions',
    ])
    expect(findChoiceProblems({ jurisdictions: [], questions: [1, 1] })).toEqual(['jurisdictions', 'questions'])
  })

  test('has a name that says something, and notes at places that there are (RB-2)', () => {
    expect(parseReportTitle('  For \n the board ')).toBe('For the board')
    expect([parseReportTitle(' '), parseReportTitle('x'.repeat(121))]).toEqual([undefined, undefined])
    expect(['report', 'q1', 'j2', 'q1j2'].map(isNotePlace)).toEqual([true, true, true, true])
    expect(['', 'q', 'j1q2', 'q1j2; drop'].map(isNotePlace)).toEqual([false, false, false, false])
  })
})

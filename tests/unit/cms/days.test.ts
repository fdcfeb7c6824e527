import { lastDays, toFilter } from '../../../services/cms/audit/days'
import { historyWords } from '../../../services/cms/words/history-words'

const now = new Date(2026, 2, 2, 15, 30)

describe('the last days', () => {
  it('go from midnight to midnight, the newest first, without a gap', () => {
    const days = lastDays(now, historyWords.en)

    expect(days.map(({ label }) => label).slice(0, 3)).toEqual(['Today', 'Yesterday', 'Saturday 28 Feb'])
    expect(days[0]?.from).toEqual(new Date(2026, 2, 2))
    expect(days[0]?.to).toEqual(new Date(2026, 2, 3))
    expect(days.slice(1).map(({ to }) => to)).toEqual(days.slice(0, -1).map(({ from }) => from))
  })

  it.each([
    ['fr', ['Aujourd’hui', 'Hier', 'samedi 28 févr.']],
    ['zh', ['今天', '昨天', '2月28日星期六']],
  ] as const)('are named in %s as editors there say it (ED-12)', (language, named) => {
    const told = lastDays(now, historyWords[language]).map(({ label }) => label)
    expect(told.slice(0, 3)).toEqual(named)
  })

  it('narrow a list down as its own filters would', () => {
    const [today] = lastDays(now, historyWords.en)

    expect(decodeURIComponent(today ? toFilter(today) : '')).toBe(
      `?where[or][0][and][0][at][greater_than_equal]=${new Date(2026, 2, 2).toISOString()}` +
        `&where[or][0][and][1][at][less_than]=${new Date(2026, 2, 3).toISOString()}`,
    )
  })
})

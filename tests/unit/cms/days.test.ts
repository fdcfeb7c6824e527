import { lastDays, toFilter } from '../../../services/cms/audit/days'

describe('the last days', () => {
  it('go from midnight to midnight, the newest first, without a gap', () => {
    const days = lastDays(new Date(2026, 2, 2, 15, 30))

    expect(days.map(({ label }) => label).slice(0, 3)).toEqual(['Today', 'Yesterday', 'Saturday 28 Feb'])
    expect(days[0]?.from).toEqual(new Date(2026, 2, 2))
    expect(days[0]?.to).toEqual(new Date(2026, 2, 3))
    expect(days.slice(1).map(({ to }) => to)).toEqual(days.slice(0, -1).map(({ from }) => from))
  })

  it('narrow a list down as its own filters would', () => {
    const [today] = lastDays(new Date(2026, 2, 2, 15, 30))

    expect(decodeURIComponent(today ? toFilter(today) : '')).toBe(
      `?where[or][0][and][0][at][greater_than_equal]=${new Date(2026, 2, 2).toISOString()}` +
        `&where[or][0][and][1][at][less_than]=${new Date(2026, 2, 3).toISOString()}`,
    )
  })
})

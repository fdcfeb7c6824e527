import { toItem } from '../../services/account/items/to-item'
import { logRow } from '../../src/plan/store/log-row'
import { rowsOfSecondFirm } from '../support/of-second-firm/rows-of-second-firm'

describe('what an account of another firm speaks of (AD-1)', () => {
  const items = rowsOfSecondFirm.flatMap((row) => toItem(logRow.parse(row)) ?? [])
  const named = (type: string) => items.filter((item) => item.type === type).map(({ locale }) => locale)

  it('is in each of its languages, and in none that it has no more', () => {
    expect(named('event').sort()).toEqual(['ar', 'en', 'es'])
    expect(named('page').sort()).toEqual(['ar', 'en', 'es'])
  })

  it('is nothing of a part that it does not have, whatever the log holds', () => {
    expect(named('product')).toEqual([])
    expect(named('nav-service')).toEqual([])
  })
})

import { giveIds } from '../../../services/demo/items/give-ids'
import { digestOf } from '../../../services/generate/digest'
import { countLive, planCorpus, planItem } from '../../../services/generate/plan-corpus'
import { planEdits } from '../../../services/generate/plan-edits'
import { planItemPaths } from '../../../src/routes/item-paths'
import { toRouteItems } from '../../support/demonstration'

const items = planCorpus({ pages: 1000, seed: 42 })

describe('a generated corpus', () => {
  it('has as many pages as were asked for, within one in a hundred (E-7)', () => {
    const pages = items.reduce((sum, { values }) => sum + countLive(values), 0)

    expect(Math.abs(pages - 1000)).toBeLessThanOrEqual(10)
  })

  it('gives each of them an address of its own', () => {
    const { problems, byPath } = planItemPaths(toRouteItems(items))

    expect(problems).toEqual([])
    expect(Math.abs(byPath.size - 1000)).toBeLessThanOrEqual(10)
  })

  it('has an item that is the same alone and among all others', () => {
    expect(items).toContainEqual(planItem(42, 137))
  })

  it('has the same digest on every machine', () => {
    expect(digestOf(giveIds(items))).toMatchInlineSnapshot(
      `"0f0d5f05d7b5c8c0c4c79176275dec24f012baa4047219969df364c2c61f1304"`,
    )
    expect(digestOf(giveIds(planCorpus({ pages: 1000, seed: 43 })))).not.toBe(digestOf(giveIds(items)))
  })

  it('comes with edits that can be played again', () => {
    const asked = { seed: 42, edits: 1000 }
    const edits = planEdits(giveIds(items), asked)

    expect(planEdits(giveIds(items), asked)).toEqual(edits)
    expect(edits.filter(({ edit }) => edit === 'body').length).toBeGreaterThan(580)
  })
})

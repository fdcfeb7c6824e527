import { giveIds } from '../../../services/demo/items/give-ids'
import { describeCorpus } from '../../../services/generate/describe-corpus'
import { digestOf } from '../../../services/generate/digest'
import { countLive, planCorpus, planItem } from '../../../services/generate/plan-corpus'
import { planEdits } from '../../../services/generate/plan-edits'
import { readCorpus } from '../../../services/generate/read-corpus'
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

  it('is told with its size and digests, which are those of every machine (E-7)', () => {
    const { lines } = describeCorpus({ pages: 1000, seed: 42, edits: 1000 })

    expect(lines).toMatchInlineSnapshot(`
     [
       "pages   1002 of 473 items",
       "corpus  sha256 0f0d5f05d7b5c8c0c4c79176275dec24f012baa4047219969df364c2c61f1304",
       "edits   1000, sha256 689f95f04ec637d948d885e454e8a6abe2475ccb175cdaefe39ed893a1757dfe",
     ]
    `)
  })
})

describe('npm run generate', () => {
  it('takes a size, a seed and a number of edits', () => {
    expect(readCorpus(['--pages', '20000', '--seed', '7', '--edits', '1000', '--dry-run'])).toEqual({
      pages: 20_000,
      seed: 7,
      edits: 1000,
      dryRun: true,
    })
  })

  it.each([
    [['--pages', 'many'], '--pages must be a whole number'],
    [['--pages', '5'], '--pages must be from 300 to 200000'],
    [['--edits', '-1'], 'edits'],
  ])('refuses %j', (args, why) => {
    expect(() => readCorpus(args)).toThrow(why)
  })
})

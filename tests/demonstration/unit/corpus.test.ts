import { describeCorpus } from '../../../services/demo/generate/describe-corpus'
import { digestOf } from '../../../services/demo/generate/digest'
import { countPages, planCorpus, planItem } from '../../../services/demo/generate/plan-corpus'
import { planEdits } from '../../../services/demo/generate/plan-edits'
import { readCorpus } from '../../../services/demo/generate/read-corpus'
import { giveIds } from '../../../services/demo/items/give-ids'
import { planItemPaths } from '../../../src/routes/item-paths'
import { toRouteItems } from '../support/route-items'

const items = planCorpus({ pages: 1000, seed: 42 })
const countBy = (names: readonly string[]) =>
  Object.fromEntries([...new Set(names)].sort().map((name) => [name, names.filter((one) => one === name).length]))

describe('a generated corpus', () => {
  it('has as many pages as were asked for, within one in a hundred (E-7)', () => {
    const pages = countPages(items)

    expect(Math.abs(pages - 1000)).toBeLessThanOrEqual(10)
  })

  it('gives each of them an address of its own', () => {
    // What Navigator holds has its addresses from several items together.
    const plain = items.filter(({ collection }) => !collection.startsWith('nav-'))
    const { problems, byPath } = planItemPaths(toRouteItems(plain))

    expect(problems).toEqual([])
    expect(byPath.size).toBe(countPages(plain))
  })

  it('has an item that is the same alone and among all others', () => {
    expect(items).toContainEqual(planItem(42, 137))
  })

  it('has the same digest on every machine', () => {
    expect(digestOf(giveIds(items))).toMatchInlineSnapshot(
      `"9841f9863e8c2a585154c6eb3c19d92781174ebb46ee4df91872ab7bf43665cb"`,
    )
    expect(digestOf(giveIds(planCorpus({ pages: 1000, seed: 43 })))).not.toBe(digestOf(giveIds(items)))
  })

  it('comes with edits that can be played again', () => {
    const asked = { seed: 42, edits: 1000 }
    const edits = planEdits(giveIds(items), asked)

    expect(planEdits(giveIds(items), asked)).toEqual(edits)
    expect(countBy(edits.map(({ edit }) => edit))).toMatchInlineSnapshot(`
     {
       "answer": 41,
       "menu": 12,
       "move": 59,
       "publish": 138,
       "rename": 50,
       "withdraw": 106,
       "write": 594,
     }
    `)
  })

  it('is described with its size and digests, which are those of every machine (E-7)', () => {
    const { lines } = describeCorpus({ pages: 1000, seed: 42, edits: 1000 })

    expect(lines).toMatchInlineSnapshot(`
     [
       "pages   1001 of 551 items",
       "corpus  sha256 9841f9863e8c2a585154c6eb3c19d92781174ebb46ee4df91872ab7bf43665cb",
       "edits   1000, sha256 26b183b898f9d64430d47e243cdc2f29751a53a10a1ca0cf810f027e0bc14958",
     ]
    `)
  })
})

describe('npm run tool -- generate', () => {
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

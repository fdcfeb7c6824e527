import { concernsAll, findAffected, findChanged } from '../../../tools/check/find-affected'

describe('what is checked again', () => {
  it('is what is new, what is not what it was, and what is gone', () => {
    const before = new Map([
      ['same.ts', '1'],
      ['edited.ts', '1'],
      ['gone.ts', '1'],
    ])
    const now = new Map([
      ['same.ts', '1'],
      ['edited.ts', '2'],
      ['new.ts', '1'],
    ])

    expect(findChanged(before, now)).toEqual(['edited.ts', 'gone.ts', 'new.ts'])
  })

  it('is also whatever imports it, the nearest first, and round in circles', () => {
    const graph = new Map([
      ['page.ts', ['part.ts']],
      ['part.ts', ['words.ts', 'page.ts']],
      ['words.ts', []],
      ['other.ts', []],
    ])

    expect([...findAffected(graph, ['words.ts', 'gone.ts'])]).toEqual([
      ['words.ts', 0],
      ['part.ts', 1],
      ['page.ts', 2],
    ])
    expect([...findAffected(graph, ['other.ts'])]).toEqual([['other.ts', 0]])
  })

  it.each([
    'package.json',
    'eslint.config.mjs',
    'services/demo/banks/a.yaml',
    'tests/support/transform.cjs',
    '.prettierignore',
  ])('may be anything after a change of %s', (path) => {
    expect(concernsAll(path)).toBe(true)
  })

  it.each(['docs/operating.md', 'src/ui/card/card.module.css', 'src/ui/card/card.tsx', 'tools/run.mjs'])(
    'is what imports say after a change of %s',
    (path) => {
      expect(concernsAll(path)).toBe(false)
    },
  )
})

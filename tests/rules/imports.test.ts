import { findCircles, readImportGraph } from '../support/import-graph'

const product = readImportGraph(['src', 'services', 'gatsby-*.ts', 'gatsby-*.tsx'])

describe('imports', () => {
  it('go round in no circle, types included (house 1)', () => {
    expect(product.size).toBeGreaterThan(1000)
    expect(findCircles(product).filter(([path = '']) => !path.startsWith('src/features/'))).toEqual([])
  })

  it('that go round are found, whichever file they are followed from', () => {
    const graph = new Map([
      ['a', ['b', 'e']],
      ['b', ['c']],
      ['c', ['b', 'd']],
      ['d', []],
      ['e', ['e']],
    ])

    expect(findCircles(graph)).toEqual([['b', 'c'], ['e']])
  })
})

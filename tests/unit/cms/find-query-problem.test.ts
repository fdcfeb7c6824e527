import { findQueryProblem } from '../../../services/cms/request/find-query-problem'

const ask = (query: string, variables?: object) => findQueryProblem(JSON.stringify({ query, variables }))
const nested = (levels: number): string => (levels === 0 ? 'id' : `a { ${nested(levels - 1)} }`)

describe('a question to the GraphQL of the CMS (H-1)', () => {
  it.each([
    ['{ Articles(limit: 0) { docs { id authors { id name } } } }', undefined, 'Say a limit'],
    ['{ Articles(limit: 101) { docs { id } } }', undefined, 'Say a limit'],
    ['{ Articles(limit: null) { docs { id } } }', undefined, 'Say a limit'],
    ['query ($n: Int) { Articles(limit: $n) { docs { id } } }', { n: 0 }, 'Say a limit'],
    ['query ($n: Int) { Articles(limit: $n) { docs { id } } }', {}, 'Say a limit'],
    [`{ ${nested(8)} }`, undefined, 'Ask for less'],
    [`{ ${Array.from({ length: 201 }, (_, place) => `a${place}: id`).join(' ')} }`, undefined, 'Ask for less'],
    ['{ Articles { ...all } } fragment all on Articles { docs { id } }', undefined, 'fragments'],
    ['{ Articles(pagination: false) { docs { id } } }', undefined, 'page by page'],
    ['query ($p: Boolean = false) { Articles(pagination: $p) { docs { id } } }', {}, 'page by page'],
    [`{ Articles(where: { id: { in: [${'1 '.repeat(2000)}] } }, limit: 0) { docs { id } } }`, undefined, '2000 tokens'],
    ['{', undefined, 'Syntax Error'],
  ])('is refused when it may have no end: %s', (query, variables, words) => {
    expect(ask(query, variables)).toContain(words)
  })

  it.each([
    ['{ Articles { docs { id } } }', undefined],
    ['query ($n: Int) { Articles(limit: $n) { docs { id authors { id name } } } }', { n: 100 }],
    [`{ ${nested(7)} }`, undefined],
    ['{ Articles(pagination: true) { docs { id } } }', undefined],
  ])('is left to GraphQL otherwise: %s', (query, variables) => {
    expect(ask(query, variables)).toBeUndefined()
  })
})

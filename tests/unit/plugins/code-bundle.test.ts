import { toCodeBundle, withoutFolder } from '../../../plugins/gatsby-plugin-code-bundle/code-bundle'

const component = (path: string) => [path, { componentPath: path, componentChunkName: `chunk of ${path}` }] as const
const state = {
  components: new Map([component('/src/templates/article.tsx'), component('/src/templates/person.js')]),
  staticQueriesByTemplate: new Map([['/src/templates/article.tsx', ['12']]]),
  slicesByTemplate: new Map<string, object>([['/src/templates/article.tsx', {}]]),
  webpackCompilationHash: 'abc',
}

describe('gatsby-plugin-code-bundle', () => {
  it('names every template by its file, with its chunk and its static queries', () => {
    expect(toCodeBundle(state)).toEqual({
      hash: 'abc',
      templates: {
        article: { chunk: 'chunk of /src/templates/article.tsx', staticQueryHashes: ['12'] },
        person: { chunk: 'chunk of /src/templates/person.js', staticQueryHashes: [] },
      },
    })
  })

  it('refuses a template with a slice, which single pages cannot be rendered with', () => {
    const slicesByTemplate = new Map([['/src/templates/person.js', { menu: {} }]])

    expect(() => toCodeBundle({ ...state, slicesByTemplate })).toThrow('person.js uses a slice')
  })

  it('asks for what Gatsby compiled from beside it, wherever that folder stands', () => {
    const code =
      'a = require("/built/here/.cache/ssr-builtin-trackers/fs"); b = require("/built/here/else"); c = require("fs")'

    expect(withoutFolder(code, '/built/here')).toBe(
      'a = require("../../ssr-builtin-trackers/fs"); b = require("/built/here/else"); c = require("fs")',
    )
  })
})

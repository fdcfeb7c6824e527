import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toPageData } from '../../services/publisher/renderer/page-data'
import { root } from '../../src/config/root'
import { pluginCache } from '../../src/gatsby/search/search-plugin'

const gatsby = join(root, 'node_modules/gatsby')
const read = (path: string) => readFileSync(join(gatsby, path), 'utf8')

/** Everything private to Gatsby that this repository relies on: where it stands, and what is looked for in it. */
const privates: [file: string, words: string[]][] = [
  // gatsby-plugin-code-bundle
  [
    'dist/redux/reducers/index.js',
    ['components', 'staticQueriesByTemplate', 'slicesByTemplate', 'webpackCompilationHash'].map(
      (key) => `exports.${key} =`,
    ),
  ],
  ['dist/redux/reducers/components.js', ['componentChunkName']],
  ['dist/utils/webpack.config.js', ['path.join(program.directory, `.cache`, `ssr-builtin-trackers`, builtinModule)']],
  // gatsby-plugin-script-on-demand
  ['cache-dir/static-entry.js', ['_gatsby-scripts', 'onPreRenderHTML', 'replaceRenderer']],
  ['cache-dir/slice/context.js', ['SlicesMap']],
  ['cache-dir/route-announcer-props.js', ['gatsby-announcer']],
  ['cache-dir/production-app.js', ['from "$virtual/async-requires"']],
  ['dist/bootstrap/requires-writer.js', ['exports.components = {', '$virtual/async-requires.js']],
  ['dist/utils/webpack-utils.js', ['isPageTemplate: /async-requires/']],
  // gatsby-plugin-styles-by-template
  ['dist/utils/webpack.config.js', ['name: `styles`', 'app: directoryPath(`.cache/production-app`)', 'isCssModule']],
  ['dist/utils/gatsby-webpack-stats-extractor.js', ['assetsByChunkName: assets', '`webpack.stats.json`', 'hooks.done']],
  ['dist/utils/client-assets-for-template.js', ['assetsByChunkName[chunkName]', '[`app`, componentChunkName]']],
  ['cache-dir/static-entry.js', ['data-identity={`gatsby-global-css`}']],
  // services/publisher/renderer
  ['dist/utils/client-assets-for-template.js', ['exports.getScriptsAndStylesForTemplate =', 'webpack.stats.json']],
  ['dist/utils/static-query-utils.js', ['exports.getStaticQueryContext =']],
  ['dist/utils/page-ssr-module/bundle-webpack.js', ['page-ssr']],
  ['dist/utils/page-ssr-module/entry.js', ['./routes/render-page']],
  [
    'dist/utils/slices/stitching.js',
    ['<slice-(?<', '`_gatsby`, `slices`', '<!-- slice-start id=', '<!-- slice-end id='],
  ],
  ['cache-dir/slice/server-slice-renderer.js', ['slice-start', 'slice-end']],
  ['dist/services/initialize.js', ['gatsby_executing_command']],
  ['dist/utils/page-data-helpers.js', ['GATSBY_SLICES', 'exports.constructPageDataString =']],
]

describe('what is private to Gatsby', () => {
  it.each(privates)('stands where it is looked for: %s', (file, words) => {
    const text = read(file)

    expect(words.filter((word) => !text.includes(word))).toEqual([])
  })

  it('is pinned to one version, in the plugins too', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string }
    const wanted = [
      'package.json',
      'plugins/gatsby-plugin-code-bundle/package.json',
      'plugins/gatsby-plugin-script-on-demand/package.json',
      'plugins/gatsby-plugin-styles-by-template/package.json',
    ]
    const said = wanted.map((path) => /"gatsby": "([^"]*)"/.exec(readFileSync(join(root, path), 'utf8'))?.[1])

    expect(said).toEqual(wanted.map(() => version))
  })

  it('is the form of page-data: ours is that of constructPageDataString, to the letter', () => {
    type Put = (
      ...given: [page: object, result: string, used: Map<string, object>, slices: Map<string, object>]
    ) => string
    // eslint-disable-next-line no-restricted-properties -- as it stands while Gatsby builds
    process.env.GATSBY_SLICES = '1'
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- Gatsby's own module, as Gatsby loads it
    const { constructPageDataString } = require(join(gatsby, 'dist/utils/page-data-helpers.js')) as {
      constructPageDataString: Put
    }
    const page = { componentChunkName: 'chunk', componentPath: '/a.tsx', path: '/en/"a"', staticQueryHashes: ['1'] }
    const result = '{"pageContext":{"props":{"words":"é"}}}'
    const templates = { a: { chunk: 'chunk', staticQueryHashes: ['1'] } }
    const job = { path: page.path, template: 'a', json: '{"words":"é"}' }

    for (const matchPath of [undefined, '/en/a/*']) {
      const theirs = constructPageDataString({ ...page, matchPath }, result, new Map([['/a.tsx', {}]]), new Map())
      const ours = toPageData({ hash: '', templates }, { ...job, ...(matchPath === undefined ? {} : { matchPath }) })

      expect(ours).toBe(theirs)
    }
  })

  it('is the key under which gatsby-plugin-algolia remembers what it pushed', () => {
    const text = readFileSync(join(root, 'node_modules', pluginCache.name, 'gatsby-node.js'), 'utf8')

    expect(text).toContain(pluginCache.keyOf('${indexName}'))
  })
})

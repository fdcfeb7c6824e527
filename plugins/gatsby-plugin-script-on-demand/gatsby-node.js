const { mkdirSync, writeFileSync } = require('node:fs')
const { basename, extname, join, relative } = require('node:path')
const { StylesOnly } = require('./styles-only')

/**
 * Gatsby's runtime names the scripts of every template. Where most pages have none, browsers load what they could never use:
 * it is given those alone that are drawn in the browser. The others are compiled beside them, for their styles.
 */
exports.onCreateWebpackConfig = ({ stage, actions, plugins, store }, { drawn = [] }) => {
  if (stage !== 'build-javascript' || drawn.length === 0) return
  const { components, program } = store.getState()
  const isDrawn = ({ componentPath }) => drawn.includes(basename(componentPath, extname(componentPath)))
  const all = [...components.values()].sort((a, b) => (a.componentPath < b.componentPath ? -1 : 1))
  const folder = join(program.directory, '.cache', 'script-on-demand')
  // Gatsby knows templates by the name of the module that imports them.
  const used = join(folder, 'async-requires.js')
  const rest = join(folder, 'never-async-requires.js')
  mkdirSync(folder, { recursive: true })
  writeFileSync(used, toAsyncRequires(all.filter(isDrawn), folder))
  writeFileSync(
    rest,
    toImports(
      all.filter((one) => !isDrawn(one)),
      folder,
    ),
  )
  actions.setWebpackConfig({
    plugins: [plugins.normalModuleReplacement(/^\$virtual\/async-requires$/, used), new StylesOnly(rest)],
  })
}

// Relative, so that scripts are called the same wherever the site is built.
const pathFrom = (folder, { componentPath }) => relative(folder, componentPath).replaceAll('\\', '/')

const toAsyncRequires = (components, folder) => `exports.components = {
${components
  .map((one) => {
    const { componentChunkName: name } = one
    return `  "${name}": () => import("./${pathFrom(folder, one)}" /* webpackChunkName: "${name}" */),`
  })
  .join('\n')}
}
`

/** All that they export is used, or webpack would leave out what it is made of, and the styles with it. */
const toImports = (components, folder) => `${components
  .map((one, position) => `import * as t${position} from "./${pathFrom(folder, one)}"\n`)
  .join('')}globalThis.neverDrawn = [${components.map((_, position) => `t${position}`).join()}]
`

const { basename, extname, join } = require('node:path')
const { nameClasses } = require('./class-names')
const { findConstants } = require('./constants')
const { SheetsByTemplate } = require('./sheets-by-template')

exports.onCreateWebpackConfig = ({ stage, actions, getConfig, store }, { drawn = [], folder = '__templates' }) => {
  if (!stage.startsWith('build-')) return
  const { components, program } = store.getState()
  const config = getConfig()
  const { nameOf, digest } = nameClasses(join(program.directory, 'src'))
  for (const options of moduleOptionsIn(config.module.rules))
    options.getLocalIdent = ({ resourcePath }, _, own) => nameOf(resourcePath, own)
  if (config.cache) config.cache.version = digest
  if (stage === 'build-javascript') {
    const templates = [...components.values()].map(({ componentPath, componentChunkName }) => {
      return { path: componentPath, name: basename(componentPath, extname(componentPath)), chunk: componentChunkName }
    })
    const publicFolder = join(program.directory, 'public')
    const constants = findConstants(join(program.directory, 'src'))
    config.plugins.push(new SheetsByTemplate({ templates, drawn, folder, publicFolder, constants }))
  }
  actions.replaceWebpackConfig(config)
}

/** What Gatsby tells the loader of style modules. */
function* moduleOptionsIn(rules) {
  for (const { use = [], oneOf = [], rules: inner = [] } of rules) {
    for (const { loader = '', options } of [use].flat())
      if (/[\\/]css-loader[\\/]/.test(loader) && options?.modules) yield options.modules
    yield* moduleOptionsIn([...oneOf, ...inner])
  }
}

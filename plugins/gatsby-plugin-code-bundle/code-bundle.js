const { basename, extname, join, sep } = require('node:path')

/** Beside the compiled templates, which it belongs to. */
exports.bundleFile = '.cache/code-bundle.json'
/** The compiled templates. */
exports.renderFile = '.cache/page-ssr/routes/render-page.js'

/** Gatsby requires its own files there by the whole path of the folder; from beside them, the folder may be moved or copied. */
exports.withoutFolder = (code, folder) => {
  const cache = JSON.stringify(join(folder, '.cache') + sep).slice(0, -1)
  return code.replaceAll(`require(${cache}`, 'require("../../')
}

/** What Gatsby's state says of every template, under the name of its file. */
exports.toCodeBundle = (state) => {
  const templates = {}
  for (const [path, { componentChunkName }] of state.components) {
    if (Object.keys(state.slicesByTemplate.get(path) ?? {}).length > 0)
      throw new Error(`${path} uses a slice, which single pages cannot be rendered with`)
    const staticQueryHashes = state.staticQueriesByTemplate.get(path) ?? []
    templates[basename(path, extname(path))] = { chunk: componentChunkName, staticQueryHashes }
  }
  return { hash: state.webpackCompilationHash, templates }
}

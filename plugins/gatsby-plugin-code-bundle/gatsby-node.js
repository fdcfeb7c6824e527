const { readFileSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const { bundleFile, renderFile, toCodeBundle, withoutFolder } = require('./code-bundle')

/** `describe` says what the site itself must remember of the build; it is asked when the pages are written. */
exports.onPostBuild = ({ store }, { describe = () => ({}) }) => {
  const state = store.getState()
  const file = join(state.program.directory, renderFile)
  writeFileSync(file, withoutFolder(readFileSync(file, 'utf8'), state.program.directory))
  writeFileSync(bundleFile, JSON.stringify({ ...toCodeBundle(state), ...describe() }))
}

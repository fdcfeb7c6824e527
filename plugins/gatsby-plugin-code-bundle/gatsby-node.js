const { writeFileSync } = require('node:fs')
const { bundleFile, toCodeBundle } = require('./code-bundle')

/** `describe` says what the site itself must remember of the build; it is asked when the pages are written. */
exports.onPostBuild = ({ store }, { describe = () => ({}) }) => {
  writeFileSync(bundleFile, JSON.stringify({ ...toCodeBundle(store.getState()), ...describe() }))
}

const { basename } = require('node:path')

/** A loader of the build: the text of the file of the same name in the other firm's folder. */
module.exports = function () {
  const name = basename(this.resourcePath)
  const text = this.getOptions().texts[name]
  if (text === undefined) throw new Error(`FIRM_DIR has no ${name}`)
  return text
}

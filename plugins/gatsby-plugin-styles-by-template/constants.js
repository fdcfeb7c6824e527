const { readdirSync, readFileSync } = require('node:fs')
const { join } = require('node:path')

const declaration = /[{;\s](--[\w-]+)\s*:/g
const comment = /\/\*[^]*?\*\//g
const tokens = /@layer tokens\{:root\{([^{}]*)\}/g
const isPrivate = (name) => name.startsWith('--_')
/** As every other value is minified: what the tokens say, no minifier touches. */
const shorten = (value) => value.replace(/(?<![\w.%#-])0(?=\.\d)/g, '')

/** The properties that all style sheets below a folder together declare once, so nothing can make another value of them. */
exports.findConstants = (folder) => {
  const counts = new Map()
  const sheets = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.css'))
  for (const file of sheets)
    for (const [, name] of readFileSync(join(folder, file), 'utf8').replace(comment, '').matchAll(declaration))
      counts.set(name, (counts.get(name) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count === 1).map(([name]) => name))
}

const valuesIn = (sheet, constants) => {
  const all = [...sheet.matchAll(tokens)].flatMap(([, body]) => body.split(';'))
  const pairs = all.map((one) => [one.slice(0, one.indexOf(':')), one.slice(one.indexOf(':') + 1)])
  const short = pairs.map(([name, value]) => [name, shorten(value)])
  return new Map(short.filter(([name, value]) => constants.has(name) && value && !value.includes('var(')))
}

/**
 * Writes the value of a constant where it is asked for, unless the name is shorter: a browser does the same. Those whose names
 * begin with `--_` are not known outside the tokens, so they need no declaration afterwards; what comes into a page later may
 * ask for the others.
 */
exports.writeConstants = (sheet, constants) => {
  const values = valuesIn(sheet, constants)
  const written = sheet.replace(/var\((--[\w-]+)\)/g, (asked, name) => {
    const value = values.get(name)
    return value !== undefined && (isPrivate(name) || value.length <= asked.length) ? value : asked
  })
  const declared = written.replace(tokens, (block, body) => {
    const isNeeded = (one) => {
      const name = one.slice(0, one.indexOf(':'))
      return !isPrivate(name) || !values.has(name) || written.includes(`var(${name}`)
    }
    const needed = body.split(';').filter(isNeeded).join(';')
    return block.replace(`:root{${body}}`, () => (needed === '' ? '' : `:root{${shorten(needed)}}`))
  })
  return declared.replaceAll('@layer tokens{}', '')
}

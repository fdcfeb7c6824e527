const { createHash } = require('node:crypto')
const { readdirSync, readFileSync } = require('node:fs')
const { join, relative } = require('node:path')

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const aside = /\/\*[^]*?\*\/|'[^']*'|"[^"]*"|url\([^)]*\)/g
const name = /\.(-?[a-z_][\w-]*)|@keyframes\s+([\w-]+)|#([a-z_][\w-]*)/gi

/** Ends with a dash: no other bundler whose styles stand in the same page makes such a name. */
function nameOf(position) {
  const last = letters[position % letters.length]
  const before = Math.floor(position / letters.length)
  return before === 0 ? `${last}-` : `${nameOf(before - 1).slice(0, -1)}${last}-`
}

const modulesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith('.module.css'))

const pathFrom = (folder, file) => relative(folder, file).replaceAll('\\', '/')

/**
 * A name for each name in the style modules below a folder: the same wherever and however often it is compiled, for it follows
 * from the files alone.
 */
exports.nameClasses = (folder) => {
  const all = modulesIn(folder).flatMap((file) => {
    const found = [...readFileSync(file, 'utf8').replace(aside, '').matchAll(name)]
    return [...new Set(found.map((one) => one.slice(1).find(Boolean)))].map((own) => `${pathFrom(folder, file)} ${own}`)
  })
  const sorted = [...all].sort()
  const names = new Map(sorted.map((key, position) => [key, nameOf(position)]))
  const find = (file, own) => {
    const found = names.get(`${pathFrom(folder, file)} ${own}`)
    if (found === undefined) throw new Error(`${own} was not found among the names of ${file}`)
    return found
  }
  return { nameOf: find, digest: createHash('sha256').update(sorted.join()).digest('hex') }
}

// Jest sees the same JavaScript that the services run: esbuild compiles both.
const { createHash } = require('node:crypto')
const { basename } = require('node:path')
const { transformSync, version } = require('esbuild')

const isStyle = (path) => path.endsWith('.module.css')

/** A class is called by its file and its name there, so that a failing test can be read. */
function toNames(source, path) {
  const code = source.replace(/\/\*.*?\*\/|'[^']*'|"[^"]*"/gs, '')
  const names = new Set([...code.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name))
  const file = basename(path, '.module.css')
  return [...names].map((name) => `exports[${JSON.stringify(name)}] = ${JSON.stringify(`${file}_${name}`)}`).join('\n')
}

const compile = (source, path) =>
  transformSync(source, {
    sourcefile: path,
    loader: path.endsWith('x') ? 'tsx' : 'ts',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: 'inline',
    // Jest runs no modules: what is fetched later is loaded as the rest is.
    supported: { 'dynamic-import': false },
  })

module.exports = {
  getCacheKey: (source, path) =>
    createHash('sha256').update(`${version}\0${path}\0${source}\0names, at once`).digest('hex'),
  process: (source, path) => (isStyle(path) ? { code: toNames(source, path) } : compile(source, path)),
}

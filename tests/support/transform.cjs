// Jest sees the same JavaScript that the services run: esbuild compiles both.
const { createHash } = require('node:crypto')
const { transformSync, version } = require('esbuild')

module.exports = {
  getCacheKey: (source, path) => createHash('sha256').update(`${version}\0${path}\0${source}`).digest('hex'),
  process: (source, path) =>
    transformSync(source, {
      sourcefile: path,
      loader: path.endsWith('x') ? 'tsx' : 'ts',
      format: 'cjs',
      target: 'node20',
      jsx: 'automatic',
      sourcemap: 'inline',
    }),
}

import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildSync } from 'esbuild'

/** A script of the site, by its path there. */
export type Script = { path: string; text: string }

export type Enhancement = {
  /** What every page asks for. */
  entry: string
  /** The entry, and what it fetches when it is needed. */
  scripts: Script[]
}

const folder = 'enhance'
const digits = 20

/** Puts `src/enhance` together for browsers, under a name that changes when anything of it does. */
export function buildEnhancement(root: string): Enhancement {
  const { outputFiles } = buildSync({
    entryPoints: [join(root, 'src/enhance/main.ts')],
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    format: 'esm',
    target: ['chrome111', 'firefox115', 'safari16.4'],
    outdir: folder,
    absWorkingDir: root,
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    legalComments: 'none',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const files = outputFiles.map(({ path, text }) => ({ name: path.slice(join(root, folder).length + 1), text }))
  const hash = createHash('sha256')
  for (const { name, text } of files) hash.update(`${name}\0${text}\0`)
  const at = `/${folder}/${hash.digest('hex').slice(0, digits)}`
  return { entry: `${at}/main.js`, scripts: files.map(({ name, text }) => ({ path: `${at}/${name}`, text })) }
}

export function writeScripts(scripts: readonly Script[], publicFolder: string): void {
  for (const { path, text } of scripts) {
    mkdirSync(dirname(join(publicFolder, path)), { recursive: true })
    writeFileSync(join(publicFolder, path), text)
  }
}

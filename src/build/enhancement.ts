import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buildSync } from 'esbuild'
import { readPublicNames } from '../config/env-public'

/** A script of the site, by its path there. */
export type Script = { path: string; text: string }

export type Enhancement = {
  /** What every page asks for. */
  entry: string
  /** The entry, and what it fetches when it is needed. */
  scripts: Script[]
}

const entries = {
  main: 'src/enhance/main.ts',
  // Fetched by the first when they are needed. They are named so that their styles are files that can be asked for.
  'search-box': 'src/features/search/search-box.tsx',
  'search-page': 'src/features/search/search-page.tsx',
  'list-page': 'src/features/search/list-page.tsx',
  // Named so that what every part needs is a file of its own.
  framework: 'src/enhance/framework.ts',
}
const folder = 'enhance'
const digits = 20

/** Puts `src/enhance` together for browsers, under a name that changes when anything of it does. */
export function buildEnhancement(root: string, values = readPublicNames()): Enhancement {
  const { outputFiles } = buildSync({
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(root, path)])),
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
    alias: { '@algolia/requester-browser-xhr': join(root, 'src/services/search/no-requester.ts') },
    define: { 'process.env.NODE_ENV': '"production"', ...definitionsOf(values) },
  })
  const files = outputFiles.map(({ path, text }) => ({ name: path.slice(join(root, folder).length + 1), text }))
  const hash = createHash('sha256')
  for (const { name, text } of files) hash.update(`${name}\0${text}\0`)
  const at = `/${folder}/${hash.digest('hex').slice(0, digits)}`
  return { entry: `${at}/main.js`, scripts: files.map(({ name, text }) => ({ path: `${at}/${name}`, text })) }
}

const definitionsOf = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `process.env.${name}`,
      value === undefined ? 'undefined' : JSON.stringify(value),
    ]),
  )

export function writeScripts(scripts: readonly Script[], publicFolder: string): void {
  for (const { path, text } of scripts) {
    mkdirSync(dirname(join(publicFolder, path)), { recursive: true })
    writeFileSync(join(publicFolder, path), text)
  }
}

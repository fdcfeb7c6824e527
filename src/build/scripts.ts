import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build, type OutputFile } from 'esbuild'
import { readPublicNames } from '../config/env-public'

/** The scripts of a site: each file by its address, and the one that pages begin with. */
export type Scripts = { main: string; files: Map<string, Uint8Array> }

const entries = {
  main: 'src/enhance/main.ts',
  'search-box': 'src/features/search/search-box.tsx',
  'search-page': 'src/features/search/search-page.tsx',
  // Named only so that what every part needs is a file of its own.
  framework: 'src/enhance/framework.ts',
}

/**
 * What pages load beside Gatsby's own: a few kilobytes with the page, the rest when somebody asks for it. All stand in one
 * folder that is called by their digest, so that they can name each other and still be kept for ever by browsers.
 */
export async function buildScripts(values = readPublicNames()): Promise<Scripts> {
  const { outputFiles } = await build({
    entryPoints: entries,
    outdir: 'out',
    write: false,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: ['es2022', 'chrome111', 'firefox115', 'safari16.4'],
    minify: true,
    jsx: 'automatic',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(
        Object.entries(values).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
      ),
      'process.env.GATSBY_MAIN_SCRIPT': '""',
    },
  })
  const folder = `/enhance/${digestOf(outputFiles)}`
  return {
    main: `${folder}/main.js`,
    files: new Map(outputFiles.map(({ path, contents }) => [`${folder}/${basename(path)}`, contents])),
  }
}

function digestOf(files: readonly OutputFile[]): string {
  const hash = createHash('sha256')
  const sorted = [...files].sort((one, other) => (one.path < other.path ? -1 : 1))
  for (const { path, contents } of sorted)
    hash
      .update(`${basename(path)}\0`)
      .update(contents)
      .update('\0')
  return hash.digest('hex').slice(0, 32)
}

export function writeScripts({ files }: Scripts, folder: string): void {
  for (const [path, contents] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), contents)
  }
}

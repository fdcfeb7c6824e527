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

const entries = {
  main: 'src/enhance/main.ts',
  // Fetched by the first when they are needed. They are named so that their styles are files that can be asked for.
  'search-box': 'src/features/search/search-box.tsx',
  'search-page': 'src/features/search/search-page.tsx',
  'list-page': 'src/features/search/list-page.tsx',
  // Named so that what every part needs is a file of its own.
  framework: 'src/enhance/framework.ts',
}
/** For those who are signed in. Put together apart: parts that it shared with the others would be files that every page asks for. */
const entriesInside = { 'navigator-inside': 'src/features/navigator/navigator-inside.ts' }
/** For pages that are drawn in the browser, and come without the first: it leads to the same files. */
const entriesOfAccounts = { 'search-here': 'src/enhance/account/search-here.ts' }
const entriesOfReaders = {
  'save-here': 'src/features/saving/save-here.ts',
  'ask-inside': 'src/features/search/ask-inside.ts',
  'lesson-here': 'src/features/lessons/lesson-here.ts',
  'register-here': 'src/features/registration/register-here.ts',
}
export const enhancementEntries: readonly Readonly<Record<string, string>>[] = [
  entries,
  entriesInside,
  entriesOfReaders,
  entriesOfAccounts,
]
// What is shared between their chunks runs before any module of ours could say so (src/shell/plain-checks.ts says why it must be said).
const plainChecks = 'globalThis.__zod_globalConfig={jitless:true};'
/** Found where these files stand, and not before. */
export const foundLater = [
  ...['navigator-inside', 'save-here', 'ask-inside', 'lesson-here', 'register-here', 'search-box'],
].map((name) => `./${name}.js`)
const folder = 'enhance'
const digits = 20

/** Puts `src/enhance` together for browsers, under a name that changes when anything of it does. */
export function buildEnhancement(root: string): Enhancement {
  const taken = new Set<string>()
  const files = withShortNames(
    enhancementEntries.flatMap((together) => {
      const made = bundle(root, together, taken)
      for (const { name, text } of made) if (name.endsWith('.css')) for (const one of classesOf(text)) taken.add(one)
      return made
    }),
  )
  const hash = createHash('sha256')
  for (const { name, text } of files) hash.update(`${name}\0${text}\0`)
  const at = `/${folder}/${hash.digest('hex').slice(0, digits)}`
  return { entry: `${at}/main.js`, scripts: files.map(({ name, text }) => ({ path: `${at}/${name}`, text })) }
}

type File = { name: string; text: string }

const digested = /^(.+)-[A-Z0-9]{8}\.js$/

/** The folder is named after all of them. Digests in each name would be bytes that no compression takes away, and another number of them each time. */
function withShortNames(files: readonly File[]): File[] {
  const names = new Map<string, string>()
  for (const { name } of files) {
    const [, base] = digested.exec(name) ?? []
    if (base === undefined || names.has(name)) continue
    const alike = [...names.values()].filter((one) => one.startsWith(`${base}_`)).length
    names.set(name, `${base}_${alike}.js`)
  }
  const everyName = new RegExp([...names.keys()].map((name) => name.replace('.', '\\.')).join('|'), 'g')
  const rename = (text: string) => text.replace(everyName, (name) => names.get(name) ?? name)
  return files.map(({ name, text }) => ({ name: names.get(name) ?? name, text: rename(text) }))
}

const classesOf = (css: string): string[] => [...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name)

/** One page may have styles of several bundles: a short name that one of them gave to a class is `taken` for the others. */
function bundle(root: string, entries: Readonly<Record<string, string>>, taken: ReadonlySet<string>) {
  const { outputFiles } = buildSync({
    // Names that a plain style sheet uses are given to no class of a module.
    stdin: {
      contents: [...taken].map((name) => `.${name}{color:red}`).join(''),
      loader: 'css',
    },
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
    banner: entries === entriesInside || entries === entriesOfReaders ? { js: plainChecks } : {},
    external: [...foundLater],
    alias: {
      '@algolia/requester-browser-xhr': join(root, 'src/gatsby/stand-ins/no-requester.ts'),
      'prop-types': join(root, 'src/gatsby/stand-ins/no-checks.ts'),
      'react-is': join(root, 'src/gatsby/stand-ins/no-checks.ts'),
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const files = outputFiles
    .map(({ path, text }) => ({ name: path.slice(join(root, folder).length + 1), text }))
    .filter(({ name }) => name !== 'stdin.css')
  const helpers = files.filter(({ text }) => isHelpersAlone(text)).map(({ name }) => name)
  return files.map(({ name, text }) => ({ name, text: withoutIdleImports(text, helpers) }))
}

/** What esbuild itself adds for modules of the older kind: definitions, and nothing that does anything. */
const isHelpersAlone = (text: string): boolean =>
  /^var \w+=Object\.create;[^]*__esModule[^]*;export\{[^}]*\};\s*$/.test(text)

/** It leaves imports of these behind in files that use none of them, which every page would ask for without need. */
const withoutIdleImports = (text: string, helpers: readonly string[]): string =>
  text.replace(/import"\.\/([^"]+)";/g, (found, name: string) => (helpers.includes(name) ? '' : found))

export function writeScripts(scripts: readonly Script[], publicFolder: string): void {
  for (const { path, text } of scripts) {
    mkdirSync(dirname(join(publicFolder, path)), { recursive: true })
    writeFileSync(join(publicFolder, path), text)
  }
}

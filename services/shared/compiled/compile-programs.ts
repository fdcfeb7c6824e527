import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, type BuildOptions, type Plugin, stop, version } from 'esbuild'
import { firmFolder, isOtherFirm } from '../../../src/config/firm-folder'
import { root } from '../../../src/config/root'
import { digestOf } from './digest-of'
import { compiledFile, compiledFolder, type Program, programs } from './programs'

/** From which sources the programs were compiled, and what these held. */
type Stamp = { sources: string[]; digest: string }

const stampFile = () => join(compiledFolder(), 'built-from.json')
const shape = JSON.stringify([programs, version])
/** How they are compiled. */
const recipe = ['services/shared/compiled/compile-programs.ts', 'tsconfig.json']

export function areProgramsCompiled(): boolean {
  if (![stampFile(), ...programs.map(compiledFile)].every((path) => existsSync(path))) return false
  const { sources, digest } = JSON.parse(readFileSync(stampFile(), 'utf8')) as Stamp
  const paths = sources.map((path) => join(root, path))
  return paths.every((path) => existsSync(path)) && digestOf(paths, shape) === digest
}

/**
 * Makes one file of each program, packages left out: a process that reads hundreds of sources through a loader takes up to a second
 * of work more to start. Made again only when a source has changed.
 */
export async function compilePrograms(): Promise<string> {
  if (areProgramsCompiled()) return 'up to date'
  const startedAt = Date.now()
  const isOfCms = (program: Program) => program.startsWith('services/cms/')
  const made = await Promise.all([
    compile(programs.filter((one) => !isOfCms(one))),
    // It has packages of its own.
    compile(programs.filter(isOfCms), { banner: { js: requireFrom('services/cms/main.ts') } }),
  ])
  await stop() // its own process would stay as long as this one
  const sources = [...new Set([...recipe, ...made.flat()])].sort()
  const paths = sources.map((path) => join(root, path))
  // One that was edited meanwhile may be in there as it was before.
  if (paths.some((path) => statSync(path).mtimeMs > startedAt)) return 'compiled'
  replace(stampFile(), JSON.stringify({ sources, digest: digestOf(paths, shape) } satisfies Stamp))
  return 'compiled'
}

/** Answers with the sources that went into them. */
async function compile(entryPoints: readonly string[], more: BuildOptions = {}): Promise<string[]> {
  const { outputFiles = [], metafile } = await build({
    absWorkingDir: root,
    entryPoints: entryPoints.map((program) => ({ in: `${program}.ts`, out: program })),
    outdir: compiledFolder(),
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
    plugins: isOtherFirm() ? [otherFirm] : [],
    write: false,
    metafile: true,
    ...more,
  })
  for (const { path, contents } of outputFiles) replace(path, contents)
  return Object.keys(metafile?.inputs ?? {})
}

/** In one step: another process may begin with it just now. */
function replace(path: string, contents: Uint8Array | string): void {
  mkdirSync(dirname(path), { recursive: true })
  const fresh = `${path}.${process.pid}`
  writeFileSync(fresh, contents)
  renameSync(fresh, path)
}

const requireFrom = (source: string) =>
  `require = require('node:module').createRequire(${JSON.stringify(join(root, source))});`

/** What is asked of src/firm comes from FIRM_DIR. */
const otherFirm: Plugin = {
  name: 'other-firm',
  setup: (esbuild) => {
    const own = join(root, 'src/firm/')
    esbuild.onResolve({ filter: /(^|\/)firm\// }, async ({ path, kind, resolveDir, pluginData }) => {
      if (pluginData === own) return undefined
      const found = await esbuild.resolve(path, { kind, resolveDir, pluginData: own })
      return found.path.startsWith(own) ? { path: join(firmFolder(), found.path.slice(own.length)) } : found
    })
  },
}

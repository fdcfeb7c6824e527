import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type ServerEnv } from '../../src/config/env-server'
import { firmFolder, isOtherFirm } from '../../src/config/firm-folder'
import { root } from '../../src/config/root'
import { digestOf } from '../shared/compiled/digest-of'
import { ProgramFailed, runProgram } from '../supervisor/programs/run-program'
import { StartProblem } from '../supervisor/start-problem'
import { type SiteSettings } from './site-settings'

export type SiteBuild = {
  dataDir: string
  logUrl: string
  siteKey: string
  publicUrl: string
  deployment?: ServerEnv['DEPLOYMENT']
  /** The settings that browsers read. None is compiled in: a build puts them into its pages, as the publisher does. */
  settings?: SiteSettings
  /** Whether the folder is built in once more, with what an earlier build has left there. */
  isBuiltAgain?: boolean
  /** A build that nobody will read, of what is already in its content folder, at this moment. */
  proofAt?: string
}

const sources = [
  'src',
  'plugins',
  'static',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'gatsby-browser.tsx',
  'package.json',
  'tsconfig.json',
]
const completeMark = '.complete'

export type Bundle = {
  /** Of all that pages are made with: the code and the settings. Where it is another, every page is rendered again. */
  name: string
  /** Where the code is or will be compiled, once for every environment. */
  folder: string
  isComplete: boolean
}

export function findBundle({ dataDir, settings = {} }: Pick<SiteBuild, 'dataDir' | 'settings'>): Bundle {
  const other = isOtherFirm() ? [firmFolder()] : []
  const code = digestOf([...sources.map((source) => join(root, source)), ...other]).slice(0, 16)
  const environment = digestOf([], JSON.stringify(Object.entries(settings).sort())).slice(0, 8)
  const folder = join(dataDir, 'bundles', code)
  return { name: `${code}-${environment}`, folder, isComplete: existsSync(join(folder, completeMark)) }
}

/**
 * Compiles what every page is rendered with, once for each version of the program, whatever is published and wherever it is served:
 * no content, database or setting is asked. It is compiled in a folder of its own and from nothing: an interrupted build leaves a
 * cache behind in which Gatsby loses edits. Code that a running publisher uses stays; the next publisher removes it.
 */
export async function compileSite(dataDir: string, calledOff: AbortSignal): Promise<string> {
  const { name, folder, isComplete } = findBundle({ dataDir })
  if (isComplete) return 'up to date'
  prepare(folder)
  const started = Date.now()
  await gatsbyBuild(folder, { CONTENT_FROM: 'nothing', BUILT_AGAIN: 'false' }, calledOff)
  writeFileSync(join(folder, completeMark), '')
  return `${name} compiled in ${Math.round((Date.now() - started) / 1000)} s`
}

/** What earlier versions have left, once nothing renders with it. */
export function removeOtherBundles(folder: string): void {
  for (const name of readdirSync(dirname(folder))) {
    if (name !== basename(folder)) rmSync(join(dirname(folder), name), { recursive: true, force: true })
  }
}

/** Builds from nothing; gives Gatsby's words. */
export function buildFolder(folder: string, build: SiteBuild, calledOff: AbortSignal): Promise<string> {
  prepare(folder)
  return runGatsby(folder, build, calledOff)
}

/** A copy of the program: Gatsby keeps its cache and its output beside it, and follows no link to another folder. */
function prepare(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const name of sources) cpSync(join(root, name), join(folder, name), { recursive: true })
  if (isOtherFirm()) bringFirm(folder)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
}

/** Every compiler of the site works on this copy, so another firm's folder simply lies where ours would. */
function bringFirm(folder: string): void {
  const place = join(folder, 'src/firm')
  rmSync(place, { recursive: true })
  cpSync(firmFolder(), place, { recursive: true })
  const files = join(place, 'static')
  if (existsSync(files)) cpSync(files, join(folder, 'static'), { recursive: true })
}

/** What `gatsby develop` is given: what it shows is released to nobody. */
export const developEnvOf = (build: SiteBuild): Record<string, string> => ({
  ...gatsbyEnvOf({ ...build, isBuiltAgain: true }),
  NODE_ENV: 'development',
})

/** What a build remembers of the log. */
export const contentFolderOf = ({ dataDir }: Pick<SiteBuild, 'dataDir'>): string => join(dataDir, 'content')

const gatsbyEnvOf = (build: SiteBuild): Record<string, string> => ({
  ...quietly,
  LOG_URL: build.logUrl,
  SITE_KEY: build.siteKey,
  PUBLIC_URL: build.publicUrl,
  DEPLOYMENT: build.deployment ?? 'local',
  CONTENT_DIR: contentFolderOf(build),
  BUILT_AGAIN: String(build.isBuiltAgain ?? false),
  ...build.settings,
  ...(build.proofAt === undefined ? {} : { CONTENT_FROM: 'folder', BUILD_TIME: build.proofAt }),
})

/** As the folder is: what an earlier build has left there is used again. */
export const runGatsby = (folder: string, build: SiteBuild, calledOff: AbortSignal): Promise<string> =>
  gatsbyBuild(folder, gatsbyEnvOf(build), calledOff)

const quietly = { CI: 'true', GATSBY_TELEMETRY_DISABLED: '1' }

function gatsbyBuild(folder: string, env: Record<string, string>, calledOff: AbortSignal): Promise<string> {
  const args = [join(root, 'node_modules/gatsby/cli.js'), 'build', '--no-color']
  const program = { folder, args, env: { ...quietly, ...env, NODE_ENV: 'production' } }
  return runProgram(program, calledOff).catch((error: unknown) => {
    throw error instanceof ProgramFailed ? new StartProblem(`The site could not be built:\n${error.message}`) : error
  })
}

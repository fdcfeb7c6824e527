import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { type ServerEnv } from '../../src/config/env-server'
import { type ReleaseStore } from '../releases/open-store'
import { publishFolder } from '../releases/publish-folder'
import { searchEnvOf, type SearchService } from '../shared/search-target'
import { digestOf } from '../supervisor/digest-of'
import { ProgramFailed, runProgram } from '../supervisor/run-program'
import { StartProblem } from '../supervisor/start-problem'
import { findHead } from './find-head'
import { type SiteSettings } from './site-settings'

export type SiteBuild = {
  dataDir: string
  logUrl: string
  siteKey: string
  publicUrl: string
  deployment?: ServerEnv['DEPLOYMENT']
  /** The settings that browsers read. None is compiled in: a build puts them into its pages, as the publisher does. */
  settings?: SiteSettings
  /** Told of every record; a site that is built without one is found by nobody. */
  search?: SearchService
  /** Whether what is built goes before readers; what does not tells the search nothing. */
  isReleased?: boolean
  /** Whether the folder is built in once more, with what an earlier build has left there. */
  isBuiltAgain?: boolean
  /** A build that nobody will read, of what is already in its content folder, at this moment: it tells the search nothing. */
  proofAt?: string
}

const root = resolve(__dirname, '../..')
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
  const code = digestOf(sources.map((source) => join(root, source))).slice(0, 16)
  const environment = digestOf([], JSON.stringify(Object.entries(settings).sort())).slice(0, 8)
  const folder = join(dataDir, 'bundles', code)
  return { name: `${code}-${environment}`, folder, isComplete: existsSync(join(folder, completeMark)) }
}

/**
 * Builds the site with `gatsby build`, once for every version of the program, and puts it before the readers. What is
 * published later needs no build: the publisher renders with the code that this one has compiled. It is built in a folder
 * of its own and from nothing: a build that was interrupted leaves a cache behind in which Gatsby loses edits.
 */
export async function buildSite(build: SiteBuild, store: ReleaseStore, calledOff: AbortSignal): Promise<string> {
  const { name, folder, isComplete } = findBundle(build)
  if (isComplete) return 'up to date'
  const seq = await findHead(build)
  if (seq === 0) return 'nothing is published yet'
  const words = await buildFolder(folder, build, calledOff)
  const release = await publishFolder(join(folder, 'public'), store, { bundle: name, seq })
  writeFileSync(join(folder, completeMark), '')
  removeOthers(folder)
  return `release ${release}: ${/(\d+ pages .*)$/m.exec(words)?.[1] ?? 'built'}`
}

/**
 * Compiles what the publisher renders with, beside a site that is served: nothing is released, search hears nothing, and the code that
 * a running publisher uses stays. The next publisher to start renders what differs and removes the other.
 */
export async function compileSite(build: SiteBuild, calledOff: AbortSignal): Promise<string> {
  const { name, folder, isComplete } = findBundle(build)
  if (isComplete) return `${name} is up to date`
  await buildFolder(folder, { ...build, isReleased: false }, calledOff)
  writeFileSync(join(folder, completeMark), '')
  return `${name} is compiled`
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
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
}

function removeOthers(folder: string): void {
  for (const name of readdirSync(dirname(folder))) {
    if (name !== basename(folder)) rmSync(join(dirname(folder), name), { recursive: true, force: true })
  }
}

/** What `gatsby develop` is told: what it shows is released to nobody, so search hears nothing of it. */
export const developEnvOf = (build: SiteBuild): Record<string, string> => ({
  ...gatsbyEnvOf({ ...build, isBuiltAgain: true }, 'leave alone'),
  NODE_ENV: 'development',
})

/** What a build remembers of the log. */
export const contentFolderOf = ({ dataDir }: Pick<SiteBuild, 'dataDir'>): string => join(dataDir, 'content')

const gatsbyEnvOf = (build: SiteBuild, push: Parameters<typeof searchEnvOf>[1]): Record<string, string> => ({
  CI: 'true',
  GATSBY_TELEMETRY_DISABLED: '1',
  LOG_URL: build.logUrl,
  SITE_KEY: build.siteKey,
  PUBLIC_URL: build.publicUrl,
  DEPLOYMENT: build.deployment ?? 'local',
  CONTENT_DIR: contentFolderOf(build),
  BUILT_AGAIN: String(build.isBuiltAgain ?? false),
  ...build.settings,
  ...(build.proofAt === undefined ? {} : { CONTENT_FROM: 'folder', BUILD_TIME: build.proofAt }),
  ...(build.search ? searchEnvOf(build.search, push) : {}),
})

/** As the folder is: what an earlier build has left there is used again. */
export async function runGatsby(folder: string, build: SiteBuild, calledOff: AbortSignal): Promise<string> {
  const args = [join(root, 'node_modules/gatsby/cli.js'), 'build', '--no-color']
  const env = {
    ...gatsbyEnvOf(build, build.proofAt === undefined && build.isReleased !== false ? 'push' : 'leave alone'),
    NODE_ENV: 'production',
  }
  return runProgram({ folder, args, env }, calledOff).catch((error: unknown) => {
    throw error instanceof ProgramFailed ? new StartProblem(`The site could not be built:\n${error.message}`) : error
  })
}

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { childEnv } from '../../src/config/env-server'
import { publishFolder } from '../releases/publish-folder'
import { searchEnvOf, type SearchService } from '../search-target'
import { StartProblem } from '../supervisor/start-problem'
import { findHead } from './find-head'

export type SiteBuild = {
  dataDir: string
  logUrl: string
  siteKey: string
  publicUrl: string
  search: SearchService
}

const root = resolve(__dirname, '../..')
const sources = [
  'src',
  'static',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'gatsby-browser.tsx',
  'package.json',
  'tsconfig.json',
]
const shownLines = 20

/**
 * Builds the site from what is published and puts it before the readers, unless both the program and the log are those of
 * the last build. It is built in a folder of its own and from nothing: a build that was interrupted leaves a cache behind
 * in which Gatsby loses edits.
 */
export async function buildSite(build: SiteBuild, calledOff: AbortSignal): Promise<string> {
  const head = await findHead(build)
  if (head === 0) return 'nothing is published yet'
  const stamp = `${digestOf(sources.map((name) => join(root, name)))} ${head} ${new Date().toISOString().slice(0, 10)} ${digestOfText(JSON.stringify(build.search))}`
  const stampFile = join(build.dataDir, 'site.built-from')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return 'up to date'
  const folder = join(build.dataDir, 'site')
  prepare(folder)
  const words = await runGatsby(folder, build, calledOff)
  const release = await publishFolder(join(folder, 'public'), build.dataDir)
  writeFileSync(stampFile, stamp)
  return `release ${release}: ${/(\d+ pages .*)$/m.exec(words)?.[1] ?? 'built'}`
}

/** A copy of the program: Gatsby keeps its cache and its output beside it, and follows no link to another folder. */
function prepare(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const name of sources) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
}

async function runGatsby(folder: string, build: SiteBuild, calledOff: AbortSignal): Promise<string> {
  const child = spawn(process.execPath, [join(root, 'node_modules/gatsby/cli.js'), 'build', '--no-color'], {
    cwd: folder,
    env: childEnv({
      CI: 'true',
      GATSBY_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
      LOG_URL: build.logUrl,
      SITE_KEY: build.siteKey,
      PUBLIC_URL: build.publicUrl,
      CONTENT_DIR: join(build.dataDir, 'content'),
      ...searchEnvOf(build.search, 'push'),
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
    signal: calledOff,
  })
  let words = ''
  child.stdout.on('data', (chunk: Buffer) => (words += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code === 0) return words
  throw new StartProblem(`The site could not be built:\n${words.trimEnd().split('\n').slice(-shownLines).join('\n')}`)
}

const digestOfText = (text: string): string => createHash('sha256').update(text).digest('hex')

function digestOf(paths: string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

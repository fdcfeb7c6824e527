import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { type Browser, chromium } from 'playwright-core'
import { childEnv } from '../../../src/config/env-server'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]
// A browser that asks for updates or accounts would fail, slowly, where the network is closed.
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
]

/** How long something on a page is awaited: a busy machine is slow, and that is no failure. */
export const patienceMs = 60_000

const isRoot = userInfo().uid === 0
/** Chromium refuses to build its sandbox for root. */
export const sandboxArgs = isRoot ? ['--no-sandbox'] : []
const wayToInstall = 'Install Chromium or Google Chrome, or name one in CHROMIUM_PATH.'

/** The same engine without a browser around it, which takes a third less of the processor. */
const shells = ['/usr/bin/chromium-headless-shell', '/usr/lib/chromium/chromium-headless-shell']

/** The one that CHROMIUM_PATH names, else the system's, else Playwright's, else one that is installed now. */
export function ensureChromium(): string {
  const named = childEnv({})['CHROMIUM_PATH']
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, which is not there.`)
  }
  for (const install of [() => undefined, installPlaywrights, installDebians]) {
    install()
    const found = [...places, chromium.executablePath()].find((path) => existsSync(path))
    if (found) return found
  }
  throw new Error(`No Chromium was found and none could be installed. ${wayToInstall}`)
}

function installPlaywrights(): void {
  const cli = require.resolve('playwright-core/package.json').replace(/package\.json$/, 'cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
}

function installDebians(): void {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return
  const env = childEnv({ DEBIAN_FRONTEND: 'noninteractive' })
  spawnSync('sh', ['-c', 'apt-get update && apt-get install -y chromium chromium-headless-shell'], {
    stdio: 'ignore',
    env,
  })
}

type Wish = {
  /** Pages that one leaves are kept whole, and shown again as they were: as readers have it, and tests usually do not. */
  keepsPages?: boolean
  /** The browser itself, whose letters are as wide as readers have them. */
  isWhole?: boolean
}

export function launchBrowser({ keepsPages = false, isWhole = keepsPages }: Wish = {}): Promise<Browser> {
  const shell = isWhole || childEnv({})['CHROMIUM_PATH'] ? undefined : shells.find((path) => existsSync(path))
  return chromium.launch({
    executablePath: shell ?? ensureChromium(),
    args: [...quiet, ...sandboxArgs],
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
  })
}

import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { type Browser, chromium } from 'playwright-core'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic']

/** The system's Chromium, else Playwright's, else one that is installed now. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  spawnSync(process.execPath, [require.resolve('playwright-core/cli'), 'install', 'chromium'], { stdio: 'inherit' })
  const downloaded = findChromium()
  if (downloaded) return downloaded
  if (userInfo().uid === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium'], { stdio: 'ignore' })
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error('No Chromium was found and none could be installed. Install one (chromium or Google Chrome).')
}

const findChromium = (): string | undefined => [...places, chromium.executablePath()].find((path) => existsSync(path))

export function launchBrowser(): Promise<Browser> {
  const asRoot = userInfo().uid === 0 ? ['--no-sandbox'] : []
  return chromium.launch({ executablePath: ensureChromium(), args: [...quiet, ...asRoot] })
}

import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, type BrowserContext, type Page } from 'playwright-core'
import { openDatabase } from '../../../services/database/open-database'
import { embeddedIn } from '../../../services/postgres/embedded'
import { type Locale, localesIn } from '../../../src/config/locales'
import { readSigningKey } from '../account/account-tokens'
import { patienceMs } from '../browser/chromium'
import { edition } from '../content/planned-pages'
import { rowsOfEachTemplate } from '../content/rows-of-each-template'
import { findFurnishedPlace, identitySecret } from '../place/furnished'
import { removePlace, startInstallation } from '../place/installation'
import { publishSmallSite } from '../publishing/small-site'
import { personOf } from './identity-process'

const inEveryLanguage = (type: 'product' | 'nav-service', id: number, own: (locale: Locale) => object) =>
  localesIn('main').map((locale) => edition(type, id, { locale, ...own(locale) }))

// A tool that one of the demonstration's people may open, and a service that another may read.
const rows = [
  ...rowsOfEachTemplate,
  ...inEveryLanguage('product', 52, (locale) => ({
    title: 'Disclosure Map',
    path: `/${locale}/products/disclosure-map`,
    slug: 'disclosure-map',
    permissionKey: 'disclosure-map',
    launchUrl: 'https://tools.example.com/map',
  })),
  ...inEveryLanguage('nav-service', 53, (locale) => ({
    name: 'Share disclosure',
    path: `/${locale}/products/navigator/share-disclosure`,
    slug: 'share-disclosure',
    key: 'share-disclosure',
    permissionKey: 'share-disclosure',
  })),
]

export type SignInSite = Awaited<ReturnType<typeof startSignInSite>>

/** A whole installation with a built site: everything that somebody who signs in meets, and a page of each template to read. */
export async function startSignInSite() {
  const place = await findFurnishedPlace()
  const origin = `http://localhost:${place.portBase}`
  const installation = startInstallation(place)
  // The site is of rows of its own: neither waits for the other.
  await Promise.all([
    installation.says('Ready: '),
    publishSmallSite({ dataDir: place.dataDir, publicUrl: origin, rows }),
  ])
  await until(async () => (await fetch(`${origin}/en`)).status === 200)
  const databaseUrl = embeddedIn({ DATA_DIR: place.dataDir, PORT_BASE: place.portBase }).url
  await greetAll(databaseUrl)
  const stop = async () => {
    await installation.stop()
    removePlace(place)
  }
  return {
    place,
    origin,
    stop,
    databaseUrl,
    personOf,
    readSigningKey: () => readSigningKey(databaseUrl, identitySecret),
  }
}

/** The demonstration's people have been here before: nothing is asked of them first. */
export async function greetAll(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl)
  await database.query(
    `insert into account.onboarding (sub, version, last_key, step)
     select id, 1, gen_random_uuid(), 'done' from identity.users on conflict do nothing`,
  )
  await database.end()
}

/** Looks again until it is so. */
export async function until(isSo: () => Promise<boolean> | boolean, withinMs = patienceMs): Promise<void> {
  for (const end = Date.now() + withinMs; !(await isSo());) {
    if (Date.now() > end) throw new Error(`It never became so: ${isSo.toString()}`)
    await sleep(50)
  }
}

export type AtBrowser = {
  context: BrowserContext
  page: Page
  complaints: string[]
  /** Something was done to it that cannot be undone, such as to its clock. */
  isSpent?: boolean
}

/** Somebody with a browser of their own; whatever it complains of is noted. */
export async function openBrowserAt(browser: Browser, { origin }: Pick<SignInSite, 'origin'>): Promise<AtBrowser> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 1000 } })
  context.setDefaultTimeout(patienceMs)
  const complaints: string[] = []
  context.on('page', (page) => {
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`)
    })
  })
  return { context, page: await context.newPage(), complaints }
}

/** The next person at the same machine: files that it knows need not be fetched again, and nothing is left of who was there before. */
export async function handOver(
  { context, complaints }: AtBrowser,
  { origin }: Pick<SignInSite, 'origin'>,
): Promise<AtBrowser> {
  const page = await context.newPage()
  for (const old of context.pages()) if (old !== page) await old.close()
  await context.unrouteAll()
  await context.setOffline(false)
  await context.clearCookies()
  const developer = await context.newCDPSession(page)
  await developer.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' })
  complaints.length = 0
  return { context, page, complaints }
}

import { type Browser } from 'playwright-core'
import { launchBrowser } from '../support/browser/chromium'
import {
  type AtBrowser,
  handOver,
  openBrowserAt,
  type SignInSite,
  startSignInSite,
} from '../support/identity/sign-in-site'
import { SigningIn } from '../support/identity/signing-in'
import { describeAskedAccess } from './account/asked-access'
import { describeHeaderSearch } from './account/header-search'
import { describeLeaving } from './account/leaving'
import { describeNavigator } from './account/navigator'
import { describeNavigatorWays } from './account/navigator-ways'
import { describeOwnAccount } from './account/own-account'
import { describeOwnScreens } from './account/own-screens'
import { describeReportWays } from './account/report-ways'
import { describeTwoDevices } from './account/two-devices'
import { describeHeader } from './pages/header'
import { describeHeads } from './pages/heads'
import { describeTemplates } from './pages/templates'
import { describeArrivals } from './sign-in/arrivals'
import { describeBundles } from './sign-in/bundles'
import { describePlaces } from './sign-in/places'
import { describeProducts } from './sign-in/products'
import { describeRefusals } from './sign-in/refusals'
import { describeSessions } from './sign-in/sessions'
import { describeWaiting } from './sign-in/waiting'
import { describeWriting } from './sign-in/writing'

// A whole start and a build of the site, beside whatever else the machine does.
const buildLimitMs = 900_000

let site: SignInSite
let browser: Browser

// One installation for all: it takes longer to start than everything that is then done with it.
beforeAll(async () => {
  site = await startSignInSite()
  browser = await launchBrowser()
}, buildLimitMs)
afterAll(async () => {
  await browser.close()
  await site.stop()
})

describe('the pages, on the whole stack and under their policy', () => {
  describeTemplates(() => ({ browser, origin: site.origin }))
  describeHeader(() => ({ browser, origin: site.origin }))
  describeHeads(() => ({ browser, site }))
})

describe('signing in, on the whole stack and under its policy', () => {
  let at: AtBrowser | undefined
  let me: SigningIn

  beforeEach(async () => {
    at = at ? await handOver(at, site) : await openBrowserAt(browser, site)
    me = new SigningIn(site, at)
  })
  afterEach(async () => {
    if (!at?.isSpent) return
    await at.context.close()
    at = undefined
  })

  describe('coming in (R-AUT-00, R-AUT-01, R-AUT-02, R-AUT-07, R-DAS-09, R-DAS-10, PM-6)', () =>
    describeArrivals(() => me))
  describe('staying and leaving (S-4, S-5, X-14, X-16)', () => describeSessions(() => me))
  describe('what signing in costs readers (R-AUT-00)', () => describeBundles(() => me))
  describe('waiting at the door (R-AUT-01, R-DAS-01)', () => describeWaiting(() => me))
  describe('opening products (X-19, PM-5, PM-8, P-1)', () => describeProducts(() => me))
  describe('searching from an account', () => describeHeaderSearch(() => me))
  describe('what is kept of somebody', () => describeOwnScreens(() => me))
  describe('an account that is one’s own', () => describeOwnAccount(() => me))
  describe('an account on two devices', () => describeTwoDevices(() => me))
  describe('access', () => describeAskedAccess(() => me))
  describe('leaving', () => describeLeaving(() => me))
  describe('the navigator', () => {
    describeNavigator(() => me)
    describeNavigatorWays(() => me)
    // Last, because it changes the answers that the others read.
    describeReportWays(() => me)
  })
  describe('not coming in (S-2, V-4, V-6, K-1, X-1, X-6..X-18)', () => describeRefusals(() => me))
  describe('a place at an event', () => describePlaces(() => me))
  describe('writing to the firm (R-CON-01, E-5)', () => describeWriting(() => me))
})

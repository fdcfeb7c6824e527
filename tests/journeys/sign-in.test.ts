import { type Browser } from 'playwright-core'
import { launchBrowser } from '../support/chromium'
import { openBrowserAt, type SignInSite, startSignInSite } from '../support/sign-in-site'
import { SigningIn } from '../support/signing-in'
import { describeArrivals } from './sign-in/arrivals'
import { describeBundles } from './sign-in/bundles'
import { describeProducts } from './sign-in/products'
import { describeRefusals } from './sign-in/refusals'
import { describeSessions } from './sign-in/sessions'
import { describeWriting } from './sign-in/writing'

jest.setTimeout(120_000)

// A whole start and a build of the site, beside whatever else the machine does.
const buildLimitMs = 900_000

// One installation for all: it takes longer to start than everything that is then done with it.
describe('signing in, on the whole stack and under its policy', () => {
  let site: SignInSite
  let browser: Browser
  let me: SigningIn

  beforeAll(async () => {
    site = await startSignInSite()
    browser = await launchBrowser()
  }, buildLimitMs)
  afterAll(async () => {
    await browser.close()
    await site.stop()
  })
  beforeEach(async () => {
    me = new SigningIn(site, await openBrowserAt(browser, site))
  })
  afterEach(() => me.at.context.close())

  describeArrivals(() => me)
  describeSessions(() => me)
  describeBundles(() => me)
  describeProducts(() => me)
  describeRefusals(() => me)
  describeWriting(() => me)
})

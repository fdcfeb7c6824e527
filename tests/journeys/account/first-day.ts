import { type LocaleIn } from '../../../src/config/locales'
import { loadSignedInWords } from '../../../src/i18n/load/load-signed-in-words'
import { href } from '../../../src/routes/href'
import { findFaults } from '../../support/browser/faults'
import { type SigningIn } from '../../support/identity/signing-in'

const company = '海港贸易'

/** The three questions of a first day, there and back; each is where it was left when the page is opened again. */
export async function answerFirstDay(me: SigningIn, locale: LocaleIn<'main'>): Promise<void> {
  const words = await loadSignedInWords(locale)
  const { page } = me
  const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
  await me.arrive(href('onboarding', locale))
  await me.heading(words('onboarding.work-title'))
  expect(await findFaults(page)).toEqual([])
  await page.getByLabel(words('onboarding.company')).fill(company)
  await page.getByLabel(words('details.country')).selectOption('CN')
  await press(words('onboarding.go-on'))
  await me.heading(words('onboarding.interests-title'))

  await press(words('onboarding.back'))
  await me.heading(words('onboarding.work-title'))
  await page.getByLabel(words('onboarding.company')).waitFor()
  const kept = await page.getByLabel(words('details.country')).inputValue()
  await press(words('onboarding.skip'))
  await me.heading(words('onboarding.interests-title'))
  // What is answered is at the service, not in the page.
  await Promise.all([page.waitForResponse(/\/graphql/), press(words('onboarding.skip'))])
  await me.heading(words('onboarding.notices-title'))
  await page.waitForLoadState('networkidle')
  // The dashboard leads to the questions once; who left them finds them where they were.
  await page.goto(href('dashboard', locale))
  await me.overview(locale)
  await page.goto(href('onboarding', locale))
  await me.heading(words('onboarding.notices-title'))
  await page.getByLabel(words('onboarding.rate')).selectOption('daily')
  await press(words('onboarding.finish'))
  await me.arrive(href('dashboard', locale))
  await me.overview(locale)

  // They are asked once.
  await page.reload()
  await me.overview(locale)
  await page.goto(href('profile', locale, { tab: 'details' }))
  await page.getByLabel(words('details.country')).waitFor()
  expect([kept, await page.getByLabel(words('details.country')).inputValue()]).toEqual(['CN', 'CN'])
  expect(new URL(page.url()).pathname).toBe(href('profile', locale, { tab: 'details' }))
}

import { setTimeout as wait } from 'node:timers/promises'
import { type Page } from 'playwright-core'
import { loadNavigatorWords } from '../../../src/i18n/load/load-navigator-words'
import { loadSignedInWords } from '../../../src/i18n/load/load-signed-in-words'
import { mainWords } from '../../../src/i18n/words'
import { findFaults } from '../../support/browser/faults'
import { findShift } from '../../support/browser/visit-page'
import { docOf, signInAll } from '../../support/cms/cms'
import { until } from '../../support/identity/sign-in-site'
import { type SigningIn } from '../../support/identity/signing-in'
import { grantTo, place, said } from './navigator'

const slowMs = 1500
/** Of a screen: less than anybody sees. */
const mostShift = 0.01
const table = `${place('en')}/status-table`

/** The ways in which the navigator is met: refused, by keyboard, on a phone, on paper, and while its service is away. */
export function describeNavigatorWays(who: () => SigningIn): void {
  const lawOn = (page: Page) => page.getByText(said, { exact: true }).first()

  /** Somebody who may read it, where its law is shown. */
  async function open(path: string): Promise<{ me: SigningIn; end: () => Promise<void> }> {
    const me = who()
    const manager = (await signInAll(me.site.place))('product-manager')
    const { id } = docOf(await manager('POST', '/api/grants', grantTo(me)))
    await me.signIn(path, 'client-all')
    await me.reloadUntil(lawOn(me.page))
    return { me, end: async () => void docOf(await manager('PATCH', `/api/grants/${id}`, { to: '2026-01-02' })) }
  }

  it('leads from a closed page through the sign-in back to its day and answer, and says there what is missing (PM-2, N12, NV-1)', async () => {
    const me = who()
    const words = await loadNavigatorWords('en')
    const answer = `${place('en')}?on=2026-04-01#q=notify&v=1`
    await me.page.goto(answer)
    await me.page.getByRole('link', { name: mainWords('en')('navigator.sign-in') }).click()
    await me.pressPassword()
    await me.pressPerson('reader')
    await me.arrive(answer)

    await me.page.getByRole('heading', { name: words('gate.why') }).waitFor()
    await me.page.getByRole('link', { name: words('gate.request') }).waitFor()
    expect(await lawOn(me.page).count()).toBe(0)
    // The public part stays as it was.
    await me.page.getByRole('heading', { level: 1 }).waitFor()
    expect(await findFaults(me.page)).toEqual([])
    await me.page.getByRole('link', { name: words('gate.request') }).click()
    await me.page.waitForURL(({ pathname }) => !pathname.includes('/navigator/'))
    expect(me.at.complaints).toEqual([])
  })

  it('is read by keyboard alone, on a phone and on paper (NV-6, N14, R-NAV-07, R-NAV-08)', async () => {
    const { me, end } = await open(table)
    const { page } = me
    const focused = () => page.evaluate<string>('document.activeElement.textContent')
    await page.locator('[role=grid] [tabindex="0"]').first().focus()
    await page.keyboard.press('Control+Home')
    expect(await focused()).toBe('Question')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const panel = page.locator('#cell_panel-title')
    await panel.waitFor()
    await until(async () => (await focused()).startsWith('Place 1: '))
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    expect(await focused()).toContain('Must a holding be notified?')

    await page.setViewportSize({ width: 390, height: 800 })
    await lawOn(page).scrollIntoViewIfNeeded()
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
    expect(await findFaults(page)).toEqual([])

    await page.setViewportSize({ width: 1440, height: 1000 })
    await page.goto(`${place('en')}?on=2026-04-01`)
    await lawOn(page).waitFor()
    await page.emulateMedia({ media: 'print' })
    const words = await loadNavigatorWords('en')
    expect(await lawOn(page).isVisible()).toBe(true)
    // On paper stands of which day the law is, and nothing that could be pressed there.
    expect(await page.getByText(words('law.not-today', { date: '1 April 2026' })).isVisible()).toBe(true)
    for (const field of ['law.day', 'compare.from', 'find.label'] as const)
      expect([field, await page.getByLabel(words(field), { exact: true }).isVisible()]).toEqual([field, false])
    expect(await page.getByText(words('compare.title'), { exact: true }).first().isVisible()).toBe(false)
    await page.locator('.save-here').first().waitFor({ state: 'attached' })
    expect(await page.locator('.save-here').first().isVisible()).toBe(false)
    await page.emulateMedia({ media: null })
    await end()
    expect(me.at.complaints).toEqual([])
  })

  it('moves nothing that is shown while the answers come late (NV-1, R-NAV-07, R-NAV-08)', async () => {
    const { me, end } = await open(place('en'))
    const { page } = me
    await page.route(/\/graphql|\/userpermissions/, async (route) => {
      await wait(slowMs)
      await route.continue()
    })
    for (const path of [place('en'), table]) {
      await page.goto(path)
      await page.locator('#navigator_inside:not([hidden])').waitFor()
      await lawOn(page).waitFor()
      await page
        .locator('[data-save] .save-here')
        .waitFor({ timeout: path === table ? 1 : 30_000 })
        .catch(() => undefined)
      const { shift, moved } = await findShift(page)
      expect([path, shift < mostShift ? [] : moved]).toEqual([path, []])
    }
    // A page polls: an answer that is still on its way may end with the page.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await end()
  })

  it('keeps its public part while the service is away for five seconds, and goes on after it (NV-1, R-NAV-07)', async () => {
    const { me, end } = await open(place('en'))
    const { page } = me
    const partWords = await loadSignedInWords('en')
    const away = /\/graphql|\/userpermissions/
    await page.route(away, (route) => route.fulfill({ status: 503, body: '' }))
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    const again = page.getByRole('button', { name: partWords('card.retry') }).first()
    await again.waitFor()
    expect(await lawOn(page).count()).toBe(0)
    expect(await page.getByText(mainWords('en')('navigator.review-due'), { exact: true }).isVisible()).toBe(true)
    await page.waitForTimeout(5000)
    await page.unroute(away)
    // By a press, or by itself when it looks again.
    await again.click({ timeout: 3000 }).catch(() => undefined)
    await lawOn(page).waitFor()
    await end()
  })
}

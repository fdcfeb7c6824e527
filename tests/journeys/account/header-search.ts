import { sharedWords } from '../../../src/i18n/words'
import { findFaults } from '../../support/browser/faults'
import { type SigningIn } from '../../support/identity/signing-in'

/** The search of the header where pages are drawn in the browser. */
export function describeHeaderSearch(who: () => SigningIn): void {
  it('answers in the header of an account what is typed, as on every other page (NV-10, C-3)', async () => {
    const me = who()
    const { page } = me
    const fetched: string[] = []
    await me.signIn()
    await me.overview()
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.waitForLoadState('networkidle')
    expect(fetched.filter((path) => path.includes('/enhance/'))).toEqual([])

    await page
      .getByRole('button', { name: sharedWords('en')('shell.search'), exact: true })
      .first()
      .click()
    await page.locator('#search_header').focus()
    const box = page.locator('#search_header[role=combobox]')
    await box.waitFor()
    await box.fill('navigator')
    await page.locator('#search_header[aria-expanded=true]').waitFor()
    expect(await findFaults(page)).toEqual([])
    // The session of the page is still there, and so is what was typed.
    expect(await box.inputValue()).toBe('navigator')
    expect(me.at.complaints).toEqual([])
  })
}

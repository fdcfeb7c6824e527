import { toProductDoor } from '../../../src/access/product-door'
import { mainWords } from '../../../src/i18n/words'
import { href } from '../../../src/routes/href'
import { findFaults } from '../../support/browser/faults'
import { docOf, signInAll } from '../../support/cms/cms'
import { until } from '../../support/identity/sign-in-site'
import { type SigningIn } from '../../support/identity/signing-in'

const locales = ['en', 'fr-fr', 'zh-cn'] as const
const tool = 'disclosure-map'
const name = 'Disclosure Map'

/** What somebody who is signed in may open, and what they see before a closed door. */
export function describeProducts(who: () => SigningIn): void {
  let me: SigningIn
  beforeEach(() => {
    me = who()
  })

  describe('a product', () => {
    it('that is closed to somebody says in their language which, why, and who can open it (X-19, PM-5)', async () => {
      for (const [position, locale] of locales.entries()) {
        const words = mainWords(locale)
        await me.page.goto(`/${locale}/products/${tool}`)
        const door = me.page.getByRole('link', { name: words('products.access') })
        expect(await door.getAttribute('href')).toBe(toProductDoor(locale, tool))
        await door.click()
        // They are asked who they are once.
        if (position === 0) {
          await me.pressPassword(locale)
          await me.pressPerson('reader')
        }
        await me.arrive(toProductDoor(locale, tool))
        await me.heading(words('access.none', { name }))
        await me.page.getByText(words('access.why-text', { permission: tool })).waitFor()
        await me.page.getByText(words('access.who-text')).waitFor()
        const ask = me.page.getByRole('link', { name: words('dashboard.ask') })
        expect(await ask.getAttribute('href')).toBe(href('contact-us', locale))

        expect(await me.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
        const answer = await me.page.reload()
        expect([answer?.status(), await findFaults(me.page)]).toEqual([200, []])
      }
      expect(me.at.complaints).toEqual([])
    })

    it('opens to somebody once it is granted, and closes when that is taken back (PM-5, PM-8, P-1)', async () => {
      const as = await signInAll(me.site.place)
      const manager = as('product-manager')
      const product = { title: name, kind: 'tool', permissionKey: tool }
      docOf(await as('author')('POST', '/api/products?draft=true&locale=en', product))
      const sub = me.site.personOf('client-all').id
      const given = { sub, productPermissions: [`grant|${tool}`], from: '2026-01-01' }
      const { id } = docOf(await manager('POST', '/api/grants', given))
      await me.signIn('/en/dashboard/products', 'client-all')
      const open = me.page.getByText(mainWords('en')('access.open'), { exact: true })
      await until(async () => {
        await me.page.reload()
        await me.page.getByRole('heading', { name }).waitFor()
        return (await open.count()) === 1
      })
      // The overview calls it what the list of products does.
      await me.page.goto('/en/dashboard')
      await me.page.getByRole('heading', { name }).waitFor()
      expect(await me.page.locator('main').textContent()).not.toContain(tool)
      await me.page.goto(toProductDoor('en', tool))
      await me.heading(mainWords('en')('access.opened', { name }))

      await manager('DELETE', `/api/grants/${id}`)
      await until(async () => {
        await me.page.goto('/en/dashboard/products')
        await me.page.getByRole('heading', { name }).waitFor()
        return (await open.count()) === 0
      })
      await me.page.getByRole('link', { name }).click()
      await me.heading(mainWords('en')('access.none', { name }))
    })
  })
}

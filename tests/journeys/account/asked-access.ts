import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toProductDoor } from '../../../src/access/product-door'
import { loadSignedInWords } from '../../../src/i18n/load/load-signed-in-words'
import { mainWords } from '../../../src/i18n/words'
import { openAdmin } from '../../support/cms/admin-page'
import { type Caller, docOf, signInAll } from '../../support/cms/cms'
import { until } from '../../support/identity/sign-in-site'
import { type SigningIn } from '../../support/identity/signing-in'

const tool = 'disclosure-map'
const name = 'Disclosure Map'
const message = 'For the merger of two funds, from Monday on.'
const openMs = 5000

/** The tool as the content management knows it; the pages of the site know it by rows of their own. */
async function ensureProduct(admin: Caller): Promise<void> {
  const launchUrl = 'https://tools.example.com/map'
  const product = { title: name, kind: 'tool', permissionKey: tool, launchUrl, summary: 'Where it must be disclosed.' }
  const { body } = await admin('GET', `/api/products?where[permissionKey][equals]=${tool}&draft=true`)
  const [known] = body.docs ?? []
  const place = known ? (['PATCH', `/${known.id}`] as const) : (['POST', ''] as const)
  docOf(
    await admin(place[0], `/api/products${place[1]}?locale=en&publishSpecificLocale=en`, {
      ...product,
      _status: 'published',
    }),
  )
}

const lettersIn = (folder: string, address: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((letter) => letter.includes(address))

/** From a closed door to an open one, and back. */
export function describeAskedAccess(who: () => SigningIn): void {
  it('is asked for at the door, granted with one press, told on the screen and by letter, and withdrawn (NV-11, R-DAS-05, PM-5)', async () => {
    const me = who()
    const { page, site } = me
    const words = await loadSignedInWords('en')
    const as = await signInAll(site.place)
    await ensureProduct(as('admin'))
    const { email, id: sub } = site.personOf('reader')
    const listening = page.waitForEvent('websocket')
    await me.signIn(toProductDoor('en', tool))
    await listening
    await me.heading(mainWords('en')('access.none', { name }))
    await page.getByLabel(words('offers.what-for')).fill(message)
    await page.getByRole('button', { name: words('offers.send') }).click()
    await page.getByText(/^You asked on/).waitFor()

    const browser = me.at.context.browser()
    if (!browser) throw new Error('There is no browser.')
    const desk = await openAdmin(browser, site.place, 'product-manager')
    const asked = desk.page.locator('.desk-entries li', { hasText: message })
    await asked.getByRole('button', { name: 'Grant' }).click()
    await asked.getByText('Granted.').waitFor()
    const launch = page.getByRole('main').getByRole('link', { name: words('offers.launch') })
    await launch.waitFor({ timeout: openMs })
    await me.heading(mainWords('en')('access.opened', { name }))
    expect(new URL((await launch.getAttribute('href')) ?? '').search).toBe('')
    await until(() => lettersIn(join(site.place.dataDir, 'mail'), email).some((letter) => letter.includes(name)))

    const manager = as('product-manager')
    const { body } = await manager('GET', `/api/grants?where[sub][equals]=${sub}&depth=0`)
    const given = body.docs?.filter(({ productPermissions: all }) => JSON.stringify(all).includes(tool)) ?? []
    expect(given).toHaveLength(1)
    await manager('DELETE', `/api/grants/${given[0]?.id ?? 0}`)
    await launch.waitFor({ state: 'detached', timeout: openMs })
    await me.heading(mainWords('en')('access.none', { name }))
    expect([me.at.complaints, desk.complaints]).toEqual([[], []])
    await desk.close()
  })
}

import { type LocaleIn } from '../../../src/config/locales'
import { loadSignedInWords } from '../../../src/i18n/load/load-signed-in-words'
import { href } from '../../../src/routes/href'
import { findFaults } from '../../support/browser/faults'
import { docOf, signInAll } from '../../support/cms/cms'
import { until } from '../../support/identity/sign-in-site'
import { type SigningIn } from '../../support/identity/signing-in'

const locales = ['en', 'fr-fr', 'zh-cn'] as const
// Sign-in 44, React 39, Apollo and what screens share 62, the frame 33, Gatsby 28.
const mostScripts = 220 * 1024
const number = '+33 1 99 00 18 07'

const officeIn = (city: number) => ({
  ...{ name: 'London', city, country: city, address: '1 Vane Street', latitude: 51.5, longitude: -0.1 },
  ...{ phones: ['+44 20 7946 0001'], legalEntity: 'Aldermoor Vane LLP', _status: 'published' },
})

/** A client with a team, to which one of the demonstration's people belongs. */
async function makeClient({ site }: SigningIn): Promise<void> {
  const as = await signInAll(site.place)
  const [admin, manager] = [as('admin'), as('product-manager')]
  const names = { name: 'Eleanor Strand', jobTitle: 'Partner', givenName: 'Eleanor', familyName: 'Strand' }
  const contact = { role: 'partner', email: 'eleanor.strand@aldermoor.example.com', _status: 'published' }
  const published = '?locale=en&publishSpecificLocale=en'
  const place = docOf(
    await admin('POST', `/api/locations${published}`, {
      name: 'London',
      kind: 'city',
      iso: 'GB',
      _status: 'published',
    }),
  )
  const office = docOf(await admin('POST', `/api/offices${published}`, officeIn(place.id)))
  const person = docOf(await admin('POST', `/api/people${published}`, { ...names, ...contact, offices: [office.id] }))
  const product = { title: 'Filing Map', kind: 'tool', permissionKey: 'filing-map' }
  const { id: productId } = docOf(await as('author')('POST', '/api/products?draft=true&locale=en', product))
  const { id: organisation } = docOf(await manager('POST', '/api/organisations', { name: 'Harbour & Sons' }))
  docOf(await manager('POST', '/api/client-teams', { name: 'Harbour', organisation, members: [person.id] }))
  const agreed = { reference: 'HARBOUR-1', organisation, product: productId, seats: 5, renewsOn: '2099-12-31' }
  docOf(await manager('POST', '/api/product-subscriptions', { ...agreed, owner: 'Camille Arnaud' }))
  const sub = site.personOf('client-all').id
  docOf(
    await manager('POST', '/api/grants', {
      sub,
      organisation,
      productPermissions: ['x|filing-map'],
      from: '2026-01-01',
    }),
  )
}

/** What somebody sees and changes of what is kept of them, on the whole stack. */
export function describeOwnScreens(who: () => SigningIn): void {
  it('are read and changed in every language, and by nobody else (R-DAS-02, R-DAS-06, R-AUT-06, C-2)', async () => {
    const me = who()
    await makeClient(me)
    await me.signIn('/en/dashboard/contacts', 'client-all')
    await until(async () => {
      await me.page.reload()
      const words = await loadSignedInWords('en')
      await me.page.getByRole('heading', { level: 2, name: words('contacts.team') }).waitFor()
      await me.page.waitForTimeout(500)
      return (await me.page.getByRole('heading', { level: 3, name: 'Eleanor Strand' }).count()) === 1
    })
    for (const locale of locales) await readAll(me, locale)
    await askForCall(me)
    await changePhone(me)
    expect(me.at.complaints).toEqual([])
  })

  it('load no more scripts than they did when this was measured (AC-10)', async () => {
    const me = who()
    await me.signIn('/en/dashboard/contacts', 'client-all')
    const words = await loadSignedInWords('en')
    await me.page.getByRole('heading', { level: 2, name: words('contacts.team') }).waitFor()
    const scripts = await me.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
    )

    expect(scripts.length).toBeGreaterThan(2)
    expect(Math.min(...scripts)).toBeGreaterThan(0)
    expect(scripts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostScripts)
  })
}

async function readAll(me: SigningIn, locale: LocaleIn<'main'>): Promise<void> {
  const words = await loadSignedInWords(locale)
  await me.page.goto(href('dashboard-contacts', locale))
  await me.heading(words('contacts.title', { count: 1 }))
  expect([locale, await findFaults(me.page)]).toEqual([locale, []])
  await me.page.goto(href('subscriptions', locale))
  await me.heading(words('subscriptions.count', { organisation: 'Harbour & Sons', count: 1 }))
  await me.page.getByRole('cell', { name: 'Camille Arnaud' }).waitFor()
  expect([locale, await findFaults(me.page)]).toEqual([locale, []])
  await me.page.goto(href('profile', locale, { tab: 'details' }))
  await me.page.getByLabel(words('details.phone')).waitFor()
  expect([locale, await findFaults(me.page)]).toEqual([locale, []])
}

async function askForCall(me: SigningIn): Promise<void> {
  const words = await loadSignedInWords('en')
  await me.page.goto(href('dashboard-contacts', 'en'))
  await me.page.getByLabel(words('contacts.number')).fill(number)
  await me.page.getByRole('button', { name: words('contacts.send') }).click()
  await me.page.getByText(words('contacts.sent', { name: 'Eleanor Strand', number })).waitFor()
  await me.page.getByText(words('contacts.asked-one', { name: 'Eleanor Strand', number })).waitFor()
}

async function changePhone(me: SigningIn): Promise<void> {
  const words = await loadSignedInWords('en')
  const phone = me.page.getByLabel(words('details.phone'))
  await me.page.goto(href('profile', 'en', { tab: 'details' }))
  await phone.fill(number)
  await me.page.getByLabel(words('details.country')).selectOption('FR')
  await me.page
    .getByRole('region', { name: words('details.reach') })
    .getByRole('button')
    .click()
  await me.page.getByText(/^Saved at/).waitFor()
  await me.page.reload()
  await phone.waitFor()
  expect(await phone.inputValue()).toBe(number)
}

import { loadSignedInWords } from '../../../src/i18n/load/load-signed-in-words'
import { savingWords } from '../../../src/i18n/saving-words'
import { mainWords } from '../../../src/i18n/words'
import { href } from '../../../src/routes/href'
import { findFaults } from '../../support/browser/faults'
import { docOf, signInAll } from '../../support/cms/cms'
import { until } from '../../support/identity/sign-in-site'
import { type SigningIn } from '../../support/identity/signing-in'

const security = href('profile', 'en', { tab: 'security' })
const contacts = href('dashboard-contacts', 'en')
const number = '+33 1 99 00 18 07'
const favourites = href('favourites', 'en')
const quarterMs = 900_000

/** What somebody does with an account that is theirs, on the whole stack. */
export function describeOwnAccount(who: () => SigningIn): void {
  it.each([
    ['onboarding', 'en'],
    ['favourites', 'fr-fr'],
    ['newsletters-and-alerts', 'zh-cn'],
    ['subscriptions', 'en'],
  ] as const)(
    '%s is for those who are signed in: everybody else signs in and comes back (PM-7)',
    async (route, locale) => {
      const me = who()
      const path = href(route, locale)
      await me.page.goto(path)
      await me.arrive(`${href('sign-in', locale)}?return=${encodeURIComponent(path)}`)
      await me.pressPassword(locale)
      await me.pressPerson('reader')
      await me.arrive(path)
      await me.page.getByRole('heading', { level: 1 }).waitFor()

      expect(me.at.complaints).toEqual([])
    },
  )

  it('a space is made in the CMS and shown to its members at once, and to nobody else (PM-9, AC-5)', async () => {
    const me = who()
    const manager = (await signInAll(me.site.place))('product-manager')
    const name = 'The room of a journey'
    const notes = [{ writtenOn: '2026-11-20', language: 'fr-fr', text: 'La liste est déposée.' }]
    const sub = me.site.personOf('client-all').id
    docOf(await manager('POST', '/api/grants', { sub, from: '2026-01-01', collaborationPermissions: ['journey-room'] }))
    // From then on the page hears of what happens.
    const listening = me.page.waitForEvent('websocket')
    await me.signIn(contacts, 'client-all')
    await listening
    const { id } = docOf(await manager('POST', '/api/spaces', { name, key: 'journey-room', notes }))
    const room = me.page.getByRole('region', { name })
    await room.getByText('La liste est déposée.').waitFor()
    expect(await room.getByText('La liste est déposée.').getAttribute('lang')).toBe('fr-FR')
    expect(await findFaults(me.page)).toEqual([])
    const more = { writtenOn: '2026-11-21', language: 'en', text: 'It was taken.' }
    docOf(await manager('PATCH', `/api/spaces/${id}`, { notes: [...notes, more] }))
    await room.getByText('It was taken.').waitFor()

    await me.page.getByRole('button', { name: mainWords('en')('dashboard.sign-out') }).click()
    await me.arrive('/en')
    await me.signIn(contacts, 'reader')
    const words = await loadSignedInWords('en')
    await me.page.getByRole('heading', { level: 2, name: words('contacts.team') }).waitFor()
    await me.page.getByText(words('contacts.none-text')).waitFor()
    expect(await me.page.getByText(name).count()).toBe(0)
  })

  it('a second way to sign in is added, opens the account, and is taken away (R-DAS-09)', async () => {
    const me = who()
    const [words, google] = [await loadSignedInWords('en'), mainWords('en')('sign-in.google')]
    await me.signIn(security)
    const ways = me.page.getByRole('region', { name: words('security.ways') })
    await ways.getByRole('button', { name: words('link.add', { name: google }) }).click()
    await me.page.waitForURL(/\/idp\//)
    await me.page.locator('[name=name]').fill('Rowan at Google')
    await me.page.locator('[name=email]').fill('rowan-second@mail.example')
    await me.page.locator('.actions button').click()
    await me.arrive(security)
    await me.page.getByRole('button', { name: words('link.do') }).click()
    const added = ways.getByRole('heading', { level: 3, name: google })
    await added.waitFor()
    await me.page.getByRole('link', { name: 'Rowan Ellery', exact: true }).first().waitFor()
    expect(await findFaults(me.page)).toEqual([])

    await ways.getByRole('button', { name: words('security.unlink-one', { name: google }) }).click()
    await added.waitFor({ state: 'detached' })
    expect(me.at.complaints).toEqual([])
  })

  it('a quarter of an hour without a network loses nothing: what is there is read, what is changed is sent later (AC-6, AC-5)', async () => {
    const me = who()
    const words = await loadSignedInWords('en')
    await me.setClock()
    await me.signIn(href('profile', 'en', { tab: 'details' }))
    const phone = me.page.getByLabel(words('details.phone'))
    await phone.waitFor()
    await me.at.context.setOffline(true)
    await me.page.getByText(words('card.offline')).first().waitFor()
    await phone.fill(number)
    await me.page.getByLabel(words('details.country')).selectOption('FR')
    await me.page
      .getByRole('region', { name: words('details.reach') })
      .getByRole('button')
      .click()
    await me.page.getByText(words('change.queued')).waitFor()
    await me.at.context.clock.fastForward(quarterMs)
    expect(await phone.inputValue()).toBe(number)

    await me.at.context.setOffline(false)
    await me.page.getByText(/^Saved at/).waitFor()
    await me.page.reload()
    await phone.waitFor()
    expect(await phone.inputValue()).toBe(number)
  })

  it('favourites wait for the network where their page is open, and are refused at once where it is not (R-AUT-04, AC-6, N19)', async () => {
    const me = who()
    const { page } = me
    const words = await loadSignedInWords('en')
    const titles = ['The first evening', 'The second evening'] as const
    const admin = (await signInAll(me.site.place))('admin')
    await me.signIn(favourites)
    for (const title of titles) {
      const { id } = docOf(await admin('POST', '/api/events?locale=en&publishSpecificLocale=en', eveningOf(title)))
      await until(async () => {
        await page.goto(`${favourites}?save=event-${id}`)
        const said = page
          .getByRole('status')
          .getByText(new RegExp(`^${words('favourites.saved', { title })}|not be saved`))
        await said.waitFor()
        return (await said.innerText()).includes(title)
      })
    }
    await page.goto(favourites)
    const [first, second] = titles
    const removal = page.getByRole('button', { name: words('favourites.remove-one', { title: first }) })
    await removal.waitFor()
    await me.at.context.setOffline(true)
    await removal.click()
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: words('favourites.remove-one', { title: second }) }) })
    await row.getByText(words('favourites.note'), { exact: true }).first().click()
    await row.getByRole('textbox').fill('Ask about the register.')
    await row.getByRole('button', { name: words('favourites.note-save') }).click()
    await until(async () => (await page.getByText(words('change.queued')).count()) === 2)

    await me.at.context.setOffline(false)
    await page
      .getByRole('button', { name: words('favourites.undo-one', { title: first }) })
      .first()
      .waitFor()
    await page.getByText(words('favourites.note-saved')).waitFor()
    await page.reload()
    await page.getByText('Ask about the register.').first().waitFor()
    expect(await removal.count()).toBe(0)

    await page.goto(href('people', 'en'))
    const save = page.locator('main .save-here').first()
    await save.waitFor()
    await me.at.context.setOffline(true)
    const before = await save.innerText()
    await save.click()
    await page.getByText(savingWords('en').offline).waitFor()
    expect(await save.innerText()).toBe(before)
    await me.at.context.setOffline(false)
  })
}

const eveningOf = (title: string) => ({
  ...{ title, startsAt: '2099-05-10T17:00:00.000Z', endsAt: '2099-05-10T19:00:00.000Z', timeZone: 'Europe/London' },
  ...{ mode: 'online', state: 'scheduled', _status: 'published' },
})

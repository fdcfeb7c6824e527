import { type Page } from 'playwright-core'
import { visitsPath } from '../../../services/account/visits/answer-visit'
import { withClient } from '../../../services/database/connect'
import { enquiriesPath } from '../../../src/forms/enquiry'
import { mainWords } from '../../../src/i18n/words'
import { href } from '../../../src/routes/href'
import { findFaults } from '../../support/browser/faults'
import { until } from '../../support/identity/sign-in-site'
import { type SigningIn } from '../../support/identity/signing-in'

const message = 'Nous allons acheter un chantier naval à Gdynia.\nQuand pouvons-nous vous parler ?'

/** Somebody writes to the firm, with a script and without one. */
export function describeWriting(who: () => SigningIn): void {
  let me: SigningIn
  beforeEach(() => {
    me = who()
  })

  const ask = <Result extends object>(sql: string, values: unknown[] = []): Promise<Result[]> =>
    withClient(me.site.databaseUrl, async (client) => (await client.query<Result>(sql, values)).rows)
  const keptOf = (email: string) =>
    ask<{ reference: string; message: string; locale: string }>('select * from account.enquiries where email = $1', [
      email,
    ])

  /** Everything but the message and the consent. */
  const begin = async (page: Page, email: string) => {
    await page.locator('[name=name]').fill('Margaux Thévenet')
    await page.locator('[name=email]').fill(email)
    await page.locator('[name=country]').fill('France')
    await page.locator('[name=topic]').selectOption('advice')
  }
  const finish = async (page: Page) => {
    await page.locator('[name=message]').fill(message)
    await page.locator('[name=consent]').check()
  }
  const send = (page: Page) => page.locator('#enquiry-send').click()
  const receipt = (page: Page) => page.locator('[data-when=sent]')

  describe('the form with which one writes to the firm', () => {
    it('says in place what is missing, then under which number it has arrived (R-CON-01, Q-1)', async () => {
      const email = 'in.place@example.com'
      const path = href('contact-us', 'fr-fr')
      const words = mainWords('fr-fr')
      await me.page.goto(path)
      await begin(me.page, email)
      await send(me.page)
      await me.page.locator('[role=alert]:focus', { hasText: words('contact.problem-consent') }).waitFor()
      expect(await me.page.title()).toContain(words('contact.problem', { title: '' }))
      expect(await findFaults(me.page)).toEqual([])
      expect(await me.page.locator('[name=country]').inputValue()).toBe('France')

      await finish(me.page)
      await send(me.page)
      await receipt(me.page).and(me.page.locator(':focus')).waitFor()
      const [kept, ...more] = await keptOf(email)
      expect(await receipt(me.page).textContent()).toContain(kept?.reference)
      expect([kept?.message, kept?.locale, more]).toEqual([message, 'fr-fr', []])
      expect(new URL(me.page.url()).pathname).toBe(path)
      expect(await findFaults(me.page)).toEqual([])
      // Browsers complain of every answer that refuses.
      expect(me.at.complaints.filter((one) => !one.includes('422'))).toEqual([])
    })

    it('keeps what was written when it cannot be sent (R-CON-01)', async () => {
      await me.page.goto(href('contact-us', 'en'))
      await begin(me.page, 'offline@example.com')
      await finish(me.page)
      await me.at.context.setOffline(true)
      await send(me.page)
      await me.page.locator('[data-when=unsent]:focus').waitFor()
      expect(await me.page.locator('[name=message]').inputValue()).toBe(message)

      await me.at.context.setOffline(false)
      await send(me.page)
      await receipt(me.page).waitFor()
      expect(await keptOf('offline@example.com')).toHaveLength(1)
    })

    it('does the same without a script, by pages that look like the site (R-CON-01)', async () => {
      const plain = await me.at.context.browser()?.newContext({ javaScriptEnabled: false, baseURL: me.site.origin })
      const page = await plain?.newPage()
      if (!plain || !page) throw new Error('There is no browser.')
      const complaints: string[] = []
      page.on('console', (said) => complaints.push(said.text()))
      const email = 'plain@example.com'
      const words = mainWords('zh-cn')
      await page.goto(href('contact-us', 'zh-cn'))
      await begin(page, email)
      await send(page)
      await page.waitForURL(`**${enquiriesPath}`)
      await page.locator('[role=alert]', { hasText: words('contact.problem-consent') }).waitFor()
      expect(await page.locator('[name=topic]').inputValue()).toBe('advice')
      expect(await page.locator('header').first().isVisible()).toBe(true)

      await finish(page)
      await send(page)
      await receipt(page).waitFor()
      const [kept] = await keptOf(email)
      expect(await receipt(page).textContent()).toContain(kept?.reference)
      expect(await page.locator('form[data-in-place]').isVisible()).toBe(false)
      expect(complaints.filter((one) => !one.includes('422'))).toEqual([])
      await plain.close()
    })
  })

  describe('the landing page of a service', () => {
    it('takes the request for a trial from anybody, with what it is of, by keyboard alone (R-NAV-03, PM-1)', async () => {
      const email = 'trial@example.com'
      const { page } = me
      await page.goto(href('nav-service-marketing', 'en', { service: 'disclosure', slug: 'why' }))
      expect(await findFaults(page)).toEqual([])
      const asked = await page.locator('[name=message]').inputValue()
      expect([
        /^We should like to try \S.*\. Who would use it/.test(asked),
        await page.locator('[name=topic]').inputValue(),
      ]).toEqual([true, 'trial'])
      await page.locator('[name=name]').focus()
      const order = ['name', 'email', 'country']
      const typed = ['Wei Lanying', email, 'China']
      for (const [place, text] of typed.entries()) {
        while ((await page.evaluate<string>('document.activeElement.name')) !== order[place])
          await page.keyboard.press('Tab')
        await page.keyboard.type(text)
      }
      await page.locator('[name=consent]').focus()
      await page.keyboard.press('Space')
      await page.locator('#enquiry-send').focus()
      await page.keyboard.press('Enter')
      await receipt(page).and(page.locator(':focus')).waitFor()

      const [kept, ...more] = await ask<{ reference: string; topic: string; message: string }>(
        'select * from account.enquiries where email = $1',
        [email],
      )
      expect([kept, more]).toEqual([expect.objectContaining({ topic: 'trial', message: asked }), []])
      expect(await receipt(page).textContent()).toContain(kept?.reference)
      expect(await findFaults(page)).toEqual([])
      expect(me.at.complaints).toEqual([])
    })
  })

  describe('a visit', () => {
    it('is counted by page and day once somebody agrees, and nothing is kept of who it was (E-5, Q-4)', async () => {
      const path = href('contact-us', 'en')
      const countOf = async () =>
        (await ask<{ visits: number }>('select * from account.visits where path = $1', [path]))[0]
      await me.page.goto(path)
      expect(await countOf()).toBeUndefined()
      await me.page.locator('[data-decide=yes], [data-decide=all]').click()
      await until(async () => (await countOf())?.visits === 1)

      const inside = await fetch(`${me.site.origin}${visitsPath}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ kind: 'page', path: href('dashboard', 'en') }),
      })
      expect(inside.status).toBe(422)
      expect(Object.keys((await countOf()) ?? {}).sort()).toEqual(['day', 'path', 'visits'])
      expect(me.at.complaints).toEqual([])
    })

    it('of a signed-in reader is reported with who it is as soon as they agree, until they take that back (E-5, Q-4)', async () => {
      const { id, email, name } = me.site.personOf('client-share-disclosure')
      const known = () =>
        ask<object>('select email, name, organisation_name as organisation from account.identified where sub = $1', [
          id,
        ])
      const decide = async (decision: string) => {
        const told = me.page.waitForResponse(`**${visitsPath}`)
        await me.page.locator(`[data-decide=${decision}]`).click()
        return (await told).status()
      }
      await me.page.goto(`${href('sign-in', 'en')}?return=${encodeURIComponent('/en/dashboard/contacts')}`)
      await me.pressPassword()
      await me.pressPerson('client-share-disclosure')
      await me.arrive('/en/dashboard/contacts')
      await me.page.getByRole('heading', { level: 1 }).waitFor()
      expect(await known()).toEqual([])

      // Agreed to after signing in, on the page that is open.
      await decide('all')
      await until(async () => (await known()).length === 1)
      expect(await known()).toEqual([{ email, name, organisation: expect.stringContaining('Harbour') as string }])
      await me.page.goto(href('cookie-policy', 'en'))
      await me.page.locator('[data-reconsider]').first().click()
      await decide('none')
      await until(async () => (await known()).length === 0)

      // Agreed to before, it is reported at the sign-in; signed out, nothing of them any more.
      await me.page.locator('[data-reconsider]').first().click()
      await decide('all')
      await me.page.goto('/en/dashboard/contacts')
      await until(async () => (await known()).length === 1)
      await me.page.getByRole('button', { name: mainWords('en')('dashboard.sign-out') }).click()
      await me.arrive('/en')
      const bodies: string[] = []
      me.page.on('request', (request) => {
        if (request.url().endsWith(visitsPath)) bodies.push(request.postData() ?? '')
      })
      await me.page.goto(href('people', 'en'), { waitUntil: 'networkidle' })
      expect(bodies.join()).not.toMatch(/identify|clients\.example/)
      expect(me.at.complaints).toEqual([])
    })
  })
}

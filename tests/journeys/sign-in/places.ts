import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page } from 'playwright-core'
import { loadSignedInWords } from '../../../src/i18n/load/load-signed-in-words'
import { mainWords } from '../../../src/i18n/words'
import { href } from '../../../src/routes/href'
import { findFaults } from '../../support/browser/faults'
import { docOf, signInAll } from '../../support/cms/cms'
import { until } from '../../support/identity/sign-in-site'
import { type SigningIn } from '../../support/identity/signing-in'

const words = mainWords('en')
const day = 86_400_000
// The page of the event is made of rows of its own; what the service knows of it comes from the CMS, under the same number.
const seminar = { title: 'Seminar', slug: 'seminar', mode: 'online', timeZone: 'Europe/London', capacity: 1 }
const registerPath = '/en/events/1/seminar/register'

const receipt = (page: Page, part: 'registered' | 'waiting') => page.locator(`[data-when=${part}]:not([hidden])`)
const send = (page: Page) => page.locator('#registration-send').click()

async function begin(page: Page, name: string, email: string): Promise<void> {
  await page.goto(registerPath)
  const person = { name, email, organisation: 'Harbour & Sons', country: 'France' }
  for (const [field, value] of Object.entries(person)) await page.locator(`[name=${field}]`).fill(value)
}

async function finish(page: Page): Promise<void> {
  await page.locator('[name=consent]').check()
  await send(page)
}

async function publishSeminar(place: Parameters<typeof signInAll>[0]): Promise<void> {
  const starts = Date.now() + 30 * day
  const times = { startsAt: new Date(starts).toISOString(), endsAt: new Date(starts + 3_600_000).toISOString() }
  const editor = (await signInAll(place))('editor')
  const published = { ...{ ...seminar, ...times }, _status: 'published' }
  const query = '?locale=en&publishSpecificLocale=en'
  // Another test may have needed an event before.
  const changed = await editor('PATCH', `/api/events/1${query}`, published)
  const event = docOf(changed.status === 404 ? await editor('POST', `/api/events${query}`, published) : changed)
  expect(event.id).toBe(1)
}

/** Somebody registers as a guest and with an account, waits, and gives a place back. */
export function describePlaces(who: () => SigningIn): void {
  let me: SigningIn
  beforeEach(() => {
    me = who()
  })

  const lettersTo = (email: string): string[] => {
    const folder = join(me.site.place.dataDir, 'mail')
    // It is made with the first letter.
    return (existsSync(folder) ? readdirSync(folder) : [])
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8').replace(/=\r?\n/g, ''))
      .filter((mail) => new RegExp(`^To:.*${email}`, 'm').test(mail))
  }
  const hasLetter = (email: string, subject: string) => () =>
    lettersTo(email).some((mail) => mail.includes(`Subject: ${subject}`))

  it('gives the one place to a guest without a script and the next number to another, who has it when it is given back (R-INS-05, EV-1, EV-2)', async () => {
    await publishSeminar(me.site.place)
    const plain = await me.at.context.browser()?.newContext({ javaScriptEnabled: false, baseURL: me.site.origin })
    const page = await plain?.newPage()
    if (!plain || !page) throw new Error('There is no browser.')
    const complaints: string[] = []
    page.on('console', (said) => complaints.push(said.text()))
    const [first, second] = ['first.guest@example.com', 'second.guest@example.com']
    // Where the edge takes longer than three seconds for the page, the answer does without it.
    await until(async () => {
      await begin(page, 'Ada Byron', first)
      await send(page)
      const problem = page.locator('[role=alert]', { hasText: words('registration.problem-consent') })
      return problem.waitFor({ timeout: 10_000 }).then(
        () => true,
        () => false,
      )
    })
    expect(await page.locator('header').first().isVisible()).toBe(true)
    // The service hears of an event a moment after it was published.
    await until(async () => {
      await begin(page, 'Ada Byron', first)
      await finish(page)
      return receipt(page, 'registered').isVisible()
    })
    expect(await page.locator('form[data-in-place]').isVisible()).toBe(false)

    await begin(me.page, 'Bo Lind', second)
    await finish(me.page)
    await receipt(me.page, 'waiting').and(me.page.locator(':focus')).waitFor()
    expect(await receipt(me.page, 'waiting').locator('[data-fill=reference]').textContent()).toBe('1')
    expect(await findFaults(me.page)).toEqual([])

    await until(hasLetter(first, 'You are registered'))
    const link = /https?:\/\/\S+\/registrations\/[\w.~-]+/.exec(lettersTo(first).at(-1) ?? '')?.[0] ?? ''
    await page.goto(link)
    await page.getByRole('button', { name: words('place.give-back') }).click()
    await page.getByText(words('place.given-back'), { exact: true }).waitFor()
    await until(hasLetter(second, 'You have a place'))
    expect(complaints.filter((one) => !/409|422/.test(one))).toEqual([])
    expect(me.at.complaints).toEqual([])
    await plain.close()
  })

  it('asks somebody who is signed in for what is missing alone, and is among their events then (R-INS-05, R-DAS-03)', async () => {
    const own = await loadSignedInWords('en')
    await me.signIn(registerPath)
    await me.page.locator('[data-told=email]', { hasText: '@' }).waitFor()
    expect(await me.page.locator('[name=email]').isVisible()).toBe(false)
    for (const [field, value] of Object.entries({ organisation: 'Harbour & Sons', country: 'France' })) {
      const asked = me.page.locator(`[name=${field}]`)
      if (await asked.isVisible()) await asked.fill(value)
    }
    await send(me.page)
    await receipt(me.page, 'waiting').waitFor()
    await me.page.goto(href('dashboard-events', 'en'))
    await me.page.getByRole('link', { name: seminar.title, exact: true }).waitFor()

    await me.page.getByText(own('attending.waiting', { position: '1' })).waitFor()
    expect(await findFaults(me.page)).toEqual([])
    expect(me.at.complaints).toEqual([])
  })
}

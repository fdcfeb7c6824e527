import { type Browser, type BrowserContext, type Page } from 'playwright-core'
import { type Place } from '../place/installation'
import { accountsOf } from './cms'

export type AdminPage = Awaited<ReturnType<typeof openAdmin>>

const patience = 20_000

/** The admin in a browser of its own, with somebody signed in through its door. */
export async function openAdmin(browser: Browser, place: Place, role: string) {
  const origin = `http://localhost:${place.portBase}`
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  context.setDefaultTimeout(patience)
  const complaints = listen(context)
  const page = await newListeningPage(context)
  const account = accountsOf(place).find((one) => one.role === role)

  await page.goto(`${origin}/admin`)
  await page.getByLabel('Email').fill(account?.email ?? '')
  await page.getByLabel('Password').fill(account?.password ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'How a text reaches the public' }).waitFor()
  /** Anyone who stays in a form keeps the others out of it. */
  const leave = async () => {
    await page.locator('.step-nav__home').click()
    await page.locator('.desk').waitFor()
  }
  return { page, origin, complaints, leave, ...actsOn(page), close: () => context.close() }
}

/** Payload's own forms come from the server before their scripts hear a press: what is opened here is ready for one. */
async function newListeningPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const goto = page.goto.bind(page)
  page.goto = async (...to) => {
    const response = await goto(...to)
    if (new URL(page.url()).pathname.startsWith('/admin'))
      await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')))
    return response
  }
  return page
}

function listen(context: BrowserContext): string[] {
  const complaints: string[] = []
  const complain = (page: Page | null, words: string) => complaints.push(`${page?.url() ?? 'no page'}: ${words}`)
  context.on('console', (message) => {
    if (message.type() === 'error') complain(message.page(), `${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => complain(error.page(), error.error().message))
  return complaints
}

function actsOn(page: Page) {
  /** Presses a button and waits until the admin says that it is done. */
  const press = async (name: string | RegExp, says = /successfully|^Sent for review|^Approved/) => {
    // What it said before stands there for seconds more.
    await page.evaluate(`for (const said of document.querySelectorAll('.toast-success')) said.dataset.heard = ''`)
    await page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click()
    await page.locator('.toast-success:not([data-heard])', { hasText: says }).first().waitFor()
  }
  const fill = (name: string, words: string) => page.locator(`[id="field-${name.replaceAll('.', '__')}"]`).fill(words)
  const pickDay = async (name: string, day: string) => {
    const input = page.locator(`[id="field-${name}"] input`)
    await input.fill(day)
    await input.press('Tab')
  }
  const choose = async (name: string, words: string) => {
    await page.locator(`[id="field-${name}"] .rs__control`).first().click()
    await page.locator('.rs__option', { hasText: words }).first().click()
  }
  const switchTo = async (language: string) => {
    await page.locator('.localizer').getByRole('button').first().click()
    await page.locator('.popup__content, .popup-list').getByText(language).first().click()
    await page.getByText(`— ${language}`).first().waitFor()
  }
  return { press, fill, pickDay, choose, switchTo }
}

import { type Locator, type Page } from 'playwright-core'
import { readCode } from '../../../src/forms/verify'
import { beginSentence, spellNumber } from '../../../src/i18n/format/spell-number'
import { loadNavigatorWords } from '../../../src/i18n/load/load-navigator-words'
import { loadSignedInWords } from '../../../src/i18n/load/load-signed-in-words'
import { mainWords } from '../../../src/i18n/words'
import { href } from '../../../src/routes/href'
import { toVerifyPath } from '../../../src/routes/verify-path'
import { findFaults } from '../../support/browser/faults'
import { docOf, signInAll } from '../../support/cms/cms'
import { type CmsClient, signIn } from '../../support/cms/cms-client'
import { contentOf, publishApproved } from '../../support/cms/gated-content'
import { openBrowserAt } from '../../support/identity/sign-in-site'
import { SigningIn } from '../../support/identity/signing-in'
import { readPdf } from '../../support/publishing/read-pdf'
import { grantTo } from './navigator'

const builder = href('report-builder', 'en', { service: 'disclosure' })
const title = 'For the board'
const choices = ['Place 1', 'Must a holding be notified?', 'May holdings be netted?', 'Does a proxy count?']
/** What was taken back is closed within this time where it is open. */
const closedMs = 5000
const mostTabs = 250

type Editors = Record<'writer' | 'lawyer', CmsClient>

async function findId({ ask }: CmsClient, collection: string): Promise<number> {
  const { body } = await ask('GET', collection, { query: { limit: 1, sort: 'id' } })
  return (body.docs as { id: number }[])[0]?.id ?? 0
}

/** Two more questions beside the one that is answered already; gives all three answers. */
async function answerThree({ writer, lawyer }: Editors): Promise<number[]> {
  const { add } = contentOf(writer)
  const navService = await findId(writer, 'nav-services')
  const jurisdiction = await findId(writer, 'nav-jurisdictions')
  const answers = [await findId(writer, 'nav-answers')]
  for (const [place, text] of choices.slice(2).entries()) {
    const asked = { text, navService, key: `more-${place}`, topic: 'Notices', position: 2 + place }
    const question = await add('nav-questions', { ...asked, valueType: 'yes-no' })
    const said = { shortAnswer: 'No.', status: 'prohibited', version: 1, changeKind: 'law-change' }
    const inForce = { effectiveFrom: '2026-03-02T00:00:00.000Z', changeNote: 'First answer.' }
    const answer = { jurisdiction, question, ...said, ...inForce, _status: 'draft' }
    answers.push(await add('nav-answers', answer, { draft: true }))
    await approve({ writer, lawyer }, answers.at(-1) ?? 0)
  }
  return answers
}

async function approve(editors: Editors, answer: number): Promise<void> {
  const { status, text } = await publishApproved(editors, `nav-answers/${answer}`)
  if (status !== 200) throw new Error(`Answer ${answer} was not published: ${text}`)
}

async function change(editors: Editors, answer: number): Promise<void> {
  const law = { version: 2, changeKind: 'law-change', changeNote: 'The act was amended.' }
  const body = { ...law, shortAnswer: 'Only with leave.', effectiveFrom: '2026-04-01T00:00:00.000Z' }
  docOf(await editors.writer.ask('PATCH', `nav-answers/${answer}`, { body, query: { draft: true } }))
  await approve(editors, answer)
}

const together = 'Readers & Sons'

/** By the tabulator alone, from where the focus is. */
async function reach(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor()
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`No key leads to ${String(wanted)}.`)
}

async function press(page: Page, wanted: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await reach(page, wanted.first())
  await page.keyboard.press(key)
}

/** What anybody learns who scans a paper, without signing in. */
const scan = async ({ site }: SigningIn, code: string): Promise<string> =>
  (await fetch(`${site.origin}${toVerifyPath('en', code)}`)).text()

/** A report from the day on which it is built to the one on which it is printed again, and what colleagues have of it. */
export function describeReportWays(who: () => SigningIn): void {
  let endGrants: () => Promise<void> = () => Promise.resolve()
  afterAll(() => endGrants())

  /** Two people of one client, both of whom may read the service. */
  async function grantBoth(me: SigningIn): Promise<void> {
    const manager = (await signInAll(me.site.place))('product-manager')
    const { id: organisation } = docOf(await manager('POST', '/api/organisations', { name: together }))
    const sharing = { organisation, collaborationPermissions: ['shared-reports'] }
    const own = { ...grantTo(me), ...sharing, productPermissions: ['navigator|one', 'navigator-export'] }
    const colleague = { ...grantTo(me), ...sharing, sub: me.site.personOf('reader').id }
    const given = [await manager('POST', '/api/grants', own), await manager('POST', '/api/grants', colleague)]
    endGrants = async () => {
      for (const grant of given) docOf(await manager('PATCH', `/api/grants/${docOf(grant).id}`, { to: '2026-01-02' }))
    }
  }

  it('is built, saved, printed, out of date, checked, put right and printed again, by keyboard (R-NAV-09, RB-1, RB-3, RB-4, RB-5, RB-6, N4)', async () => {
    const me = who()
    const { page, site } = me
    const [words, own] = [await loadNavigatorWords('en'), await loadSignedInWords('en')]
    const editors = { writer: await signIn(site.place), lawyer: await signIn(site.place, 'second-lawyer@example.com') }
    const answers = await answerThree(editors)
    await grantBoth(me)
    await me.signIn(builder, 'client-all')
    await me.reloadUntil(page.getByLabel('Does a proxy count?'))
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    /** The number on the paper that is made at a press. */
    const print = async (): Promise<string> => {
      await press(page, button(words('report.pdf-a4')))
      const file = page.getByRole('link', { name: words('report.fetch') })
      await file.waitFor({ timeout: 30_000 })
      const fetched = await page.request.get((await file.getAttribute('href')) ?? '')
      const { text } = await readPdf(await fetched.body())
      const [, printed = ''] = /([0-9A-Z]{4}(?:-[0-9A-Z]{4}){6})/.exec(text) ?? []
      return readCode(printed) ?? ''
    }

    for (const label of choices) await press(page, page.getByLabel(label, { exact: true }), 'Space')
    await press(page, button(words('report.compare')))
    await reach(page, page.getByLabel(words('report.name')))
    await page.keyboard.type(title)
    await page.keyboard.press('Enter')
    await page.getByText(words('report.saved')).first().waitFor()
    expect(await findFaults(page)).toEqual([])
    const paper = await print()
    expect(await scan(me, paper)).toContain('None of its 3 answers has changed since.')

    for (const answer of answers) await change(editors, answer)
    await page.goto(href('dashboard', 'en'))
    const outdated = own('overview.outdated', { count: 1, number: beginSentence('en', spellNumber('en', 1)) })
    await me.reloadUntil(page.getByText(own('overview.cells', { changed: 3, total: 3 })))
    await page.getByRole('heading', { name: outdated }).waitFor()
    await page.goto(toVerifyPath('en', paper))
    await page.getByText('3 of its 3 answers have changed since.').waitFor()
    await press(page, page.getByRole('link', { name: mainWords('en')('verify.changes') }))
    await page.getByText(words('report.paper-changed', { changed: 3, total: 3 })).waitFor()

    await press(page, button(words('report.open-one', { title })))
    await page
      .getByRole('region', { name: words('report.changes') })
      .getByText('Only with leave.')
      .first()
      .waitFor()
    expect(await findFaults(page)).toEqual([])
    await press(page, button(words('report.take-all')))
    await page
      .getByText(words('report.unchanged', { total: 3 }))
      .first()
      .waitFor()
    expect(await scan(me, await print())).toContain('None of its 3 answers has changed since.')
    expect(await scan(me, paper)).toContain('3 of its 3 answers have changed since.')
    expect(me.at.complaints).toEqual([])
  })

  it('is shared with a colleague, who opens it, and is closed within five seconds where they read it (RB-7, N20, PM-9)', async () => {
    const me = who()
    const words = await loadNavigatorWords('en')
    const browser = me.at.context.browser()
    if (!browser) throw new Error('There is no browser.')
    await me.signIn(builder, 'client-all')
    const button = (name: string) => me.page.getByRole('button', { name, exact: true })
    await button(words('report.open-one', { title })).click()
    const sharing = me.page.getByRole('region', { name: words('share.title'), exact: true })
    // They may be of other clients besides.
    await sharing.getByLabel(words('share.organisation')).selectOption({ label: together })
    await button(words('share.make')).click()
    await sharing.getByText(words('share.made')).waitFor()
    const [, of = ''] = /&of=([0-9a-f-]{36})/.exec(me.page.url()) ?? []

    const other = new SigningIn(me.site, await openBrowserAt(browser, me.site))
    await other.signIn(builder, 'reader')
    await other.page.goto(`${builder}#report=${of}`)
    await other.page.reload()
    await other.page.getByText(words('share.read-only')).waitFor()
    const table = other.page.getByRole('table')
    await table.getByText('Only with leave.').first().waitFor()
    expect(await findFaults(other.page)).toEqual([])

    await me.page.reload()
    await sharing.getByText(/UTC$/).waitFor()
    expect(await sharing.innerText()).toContain(me.site.personOf('reader').email)
    const end = words('share.end-one', { title: words('share.everybody', { organisation: together }) })
    await button(end).click()
    const pressed = Date.now()
    await other.page.getByText(words('share.ended')).waitFor()
    expect(Date.now() - pressed).toBeLessThan(closedMs)
    expect(await table.count()).toBe(0)
    expect([...me.at.complaints, ...other.at.complaints]).toEqual([])
    await other.at.context.close()
  })
}

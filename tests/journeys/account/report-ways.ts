import { type Page } from 'playwright-core'
import { readCode } from '../../../src/forms/verify'
import { beginSentence, spellNumber } from '../../../src/i18n/format/spell-number'
import { loadNavigatorWords } from '../../../src/i18n/load/load-navigator-words'
import { loadSignedInWords } from '../../../src/i18n/load/load-signed-in-words'
import { href } from '../../../src/routes/href'
import { toVerifyPath } from '../../../src/routes/verify-path'
import { findFaults } from '../../support/browser/faults'
import { docOf, signInAll } from '../../support/cms/cms'
import { type CmsClient, signIn } from '../../support/cms/cms-client'
import { contentOf, publishApproved } from '../../support/cms/gated-content'
import { until } from '../../support/identity/sign-in-site'
import { type SigningIn } from '../../support/identity/signing-in'
import { readPdf } from '../../support/publishing/read-pdf'
import { grantTo } from './navigator'

const builder = href('report-builder', 'en', { service: 'disclosure' })
const title = 'For the board'

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
  for (const [place, text] of ['May holdings be netted?', 'Does a proxy count?'].entries()) {
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

/** A report from the day on which it is built to the one on which it is printed again. */
export function describeReportWays(who: () => SigningIn): void {
  it('is built, saved, printed, out of date, checked, put right and printed again, by keyboard (R-NAV-09, RB-1, RB-3, RB-4, RB-5, RB-6, N4)', async () => {
    const me = who()
    const { page, site } = me
    const words = await loadNavigatorWords('en')
    const own = await loadSignedInWords('en')
    const editors = { writer: await signIn(site.place), lawyer: await signIn(site.place, 'second-lawyer@example.com') }
    const answers = await answerThree(editors)
    const manager = (await signInAll(site.place))('product-manager')
    const grant = { ...grantTo(me), productPermissions: ['navigator|one', 'navigator-export'] }
    const { id } = docOf(await manager('POST', '/api/grants', grant))
    await me.signIn(builder, 'client-all')
    const press = async (name: string, on: Page = page) => {
      const button = on.getByRole('button', { name, exact: true }).first()
      await button.waitFor()
      await button.focus()
      await on.keyboard.press('Enter')
    }
    const last = page.getByLabel('Does a proxy count?')
    await until(async () => {
      await page.reload()
      return last.waitFor({ timeout: 4000 }).then(
        () => true,
        () => false,
      )
    }, 60_000)

    for (const label of ['Place 1', 'Must a holding be notified?', 'May holdings be netted?', 'Does a proxy count?']) {
      await page.getByLabel(label, { exact: true }).focus()
      await page.keyboard.press('Space')
    }
    await press(words('report.compare'))
    await page.getByLabel(words('report.name')).focus()
    await page.keyboard.type(title)
    await page.keyboard.press('Enter')
    await page.getByText(words('report.saved')).first().waitFor()
    expect(await findFaults(page)).toEqual([])
    const paper = await print()
    expect(await scan(paper)).toContain('None of its 3 answers has changed since.')

    for (const answer of answers) await change(editors, answer)
    await page.goto(href('dashboard', 'en'))
    const outdated = own('overview.outdated', { count: 1, number: beginSentence('en', spellNumber('en', 1)) })
    await until(async () => {
      await page.reload()
      await page
        .getByRole('heading', { name: outdated })
        .waitFor({ timeout: 4000 })
        .catch(() => undefined)
      return (await page.getByText(own('overview.cells', { changed: 3, total: 3 })).count()) > 0
    }, 60_000)
    expect(await scan(paper)).toContain('3 of its 3 answers have changed since.')

    await page.goto(href('dashboard', 'en'))
    await page.getByRole('link', { name: title }).focus()
    await page.keyboard.press('Enter')
    await page.locator('#report_changes').getByText('Only with leave.').first().waitFor()
    expect(await findFaults(page)).toEqual([])
    await press(words('report.take-all'))
    await page
      .getByText(words('report.unchanged', { total: 3 }))
      .first()
      .waitFor()
    expect(await scan(await print())).toContain('None of its 3 answers has changed since.')
    expect(await scan(paper)).toContain('3 of its 3 answers have changed since.')
    docOf(await manager('PATCH', `/api/grants/${id}`, { to: '2026-01-02' }))
    expect(me.at.complaints).toEqual([])

    /** The number on the paper that is made at a press. */
    async function print(): Promise<string> {
      await press(words('report.pdf-a4'))
      const file = page.getByRole('link', { name: words('report.fetch') })
      await file.waitFor({ timeout: 30_000 })
      const fetched = await page.request.get((await file.getAttribute('href')) ?? '')
      const { text } = await readPdf(await fetched.body())
      const [, printed = ''] = /([0-9A-Z]{4}(?:-[0-9A-Z]{4}){6})/.exec(text) ?? []
      return readCode(printed) ?? ''
    }

    /** What anybody learns who scans it, without signing in. */
    async function scan(code: string): Promise<string> {
      return (await fetch(`${site.origin}${toVerifyPath('en', code)}`)).text()
    }
  })
}

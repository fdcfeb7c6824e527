import { readFileSync } from 'node:fs'
import { loadNavigatorWords } from '../../../src/i18n/load/load-navigator-words'
import { mainWords } from '../../../src/i18n/words'
import { findFaults } from '../../support/browser/faults'
import { readAloud } from '../../support/browser/read-aloud'
import { accountsOf, docOf, signInAll } from '../../support/cms/cms'
import { addColleague, signIn } from '../../support/cms/cms-client'
import { contentOf, publishApproved } from '../../support/cms/gated-content'
import { words as paragraphs } from '../../support/content/navigator-rows'
import { until } from '../../support/identity/sign-in-site'
import { type SigningIn } from '../../support/identity/signing-in'
import { findWords } from '../../support/place/find-words'

const locales = ['en', 'fr-fr', 'zh-cn'] as const
export const permission = 'one'
const service = (locale: string) => `/${locale}/products/navigator/disclosure`
export const place = (locale: string) => `${service(locale)}/europe/place-1`
export const said = 'Yes, at five per cent of the votes'

/** Of all that is kept for subscribers, words that stand nowhere else. */
const law = {
  short: said,
  detail: 'The custodian counts what its clients hold.',
  source: 'Act on Holdings that Nobody Else Cites',
  note: 'The threshold fell after the ruling in the autumn.',
  guidance: 'Count each vote where the register has it.',
}

/** From the lawyer who approves to the person who asked for that, and to nobody else. */
const approverNote = 'Approved as the eel fishers read the ruling.'

const holdsLaw = (text: string): string[] => Object.values(law).filter((words) => text.includes(words))

/** One answer of the navigator for its subscribers, where the built page of its jurisdiction is. */
async function makeLaw({ site }: SigningIn): Promise<void> {
  const admin = await signIn(site.place)
  await addColleague(admin, 'second-lawyer@example.com', ['admin'])
  const lawyer = await signIn(site.place, 'second-lawyer@example.com')
  const { add } = contentOf(admin)
  const region = await add('nav-regions', { name: 'Europe', key: 'europe' })
  const named = { name: 'Disclosure', key: 'disclosure', permissionKey: permission, regions: [region] }
  const navService = await add('nav-services', named)
  const reviewed = { lastReviewed: '2026-03-02T00:00:00.000Z', reviewDue: '2099-03-02T00:00:00.000Z' }
  const jurisdiction = await add('nav-jurisdictions', { name: 'Place 1', iso: 'FR', region, ...reviewed })
  const asked = { text: 'Must a holding be notified?', navService, key: 'notify', topic: 'Notices', position: 1 }
  const question = await add('nav-questions', { ...asked, valueType: 'yes-no' })
  const answer = {
    jurisdiction,
    question,
    shortAnswer: said,
    status: 'permitted',
    version: 1,
    changeKind: 'law-change',
  }
  const inForce = { effectiveFrom: '2026-03-02T00:00:00.000Z', changeNote: law.note }
  const inFull = { detail: paragraphs(law.detail), sources: [{ title: law.source, provision: '§ 1' }] }
  const answered = await add('nav-answers', { ...answer, ...inForce, ...inFull, _status: 'draft' }, { draft: true })
  const body = [{ blockType: 'pull-quote', quote: law.guidance }]
  const guidance = { title: 'Counting', teaser: 'What counts.', navService, region, body, _status: 'draft' }
  const guided = await add('nav-contents', guidance, { draft: true })
  for (const path of [`nav-answers/${answered}`, `nav-contents/${guided}`]) {
    const published = await publishApproved({ writer: admin, lawyer }, path, { note: approverNote })
    if (published.status !== 200) throw new Error(`${path} was not published: ${published.text}`)
  }
}

/** The navigator for those who subscribe to it and for those who do not, on the whole stack. */
export function describeNavigator(who: () => SigningIn): void {
  it('opens below its public page to subscribers, says why to others, and closes while it is read (NV-1, R-NAV-07, N12, N14, PM-2)', async () => {
    const me = who()
    const manager = (await signInAll(me.site.place))('product-manager')
    await makeLaw(me)
    const { id } = docOf(await manager('POST', '/api/grants', grantTo(me)))
    await me.signIn(place('en'), 'client-all')
    const answer = me.page.getByText(said, { exact: true }).first()
    await me.reloadUntil(answer)
    for (const locale of locales) await readLaw(me, locale)

    await me.page.goto(place('en'))
    await answer.waitFor()
    docOf(await manager('PATCH', `/api/grants/${id}`, { to: '2026-01-02' }))
    const words = await loadNavigatorWords('en')
    await me.page.getByRole('heading', { name: words('gate.who') }).waitFor()
    expect(await answer.count()).toBe(0)
    expect(await findFaults(me.page)).toEqual([])
    expect(me.at.complaints).toEqual([])
  })

  it('opens what was kept without a network, with its day, until signing out or the end of the right (RB-8, N11)', async () => {
    const me = who()
    const manager = (await signInAll(me.site.place))('product-manager')
    const { id } = docOf(await manager('POST', '/api/grants', grantTo(me)))
    const words = await loadNavigatorWords('en')
    const keep = async () => {
      await me.page.goto(place('en'))
      await me.page.getByRole('button', { name: words('packet.keep') }).click()
      await me.page.getByRole('button', { name: words('packet.remove') }).waitFor()
    }
    const workers = () =>
      me.page.evaluate<number>('navigator.serviceWorker.getRegistrations().then((all) => all.length)')
    await me.signIn(place('en'), 'client-all')
    await me.reloadUntil(me.page.getByText(said, { exact: true }))
    expect(await workers()).toBe(0)
    await keep()
    await me.at.context.setOffline(true)
    await me.page.goto(place('en'))
    const text = await me.page.locator('body').innerText()
    expect([text.includes(said), text.includes('for reading without a network. Law of')]).toEqual([true, true])
    await expect(me.page.goto(service('en'))).rejects.toThrow(/ERR_(?:INTERNET_DISCONNECTED|FAILED)/)

    // With a network, the page is the site's own again.
    await me.at.context.setOffline(false)
    await me.page.goto(place('en'))
    await me.page.getByText(said, { exact: true }).first().waitFor()
    expect(await me.page.getByRole('note').count()).toBe(0)
    docOf(await manager('PATCH', `/api/grants/${id}`, { to: '2026-01-02' }))
    await me.page.getByRole('heading', { name: words('gate.who') }).waitFor()
    await until(async () => (await workers()) === 0)
    await me.at.context.setOffline(true)
    await expect(me.page.goto(place('en'))).rejects.toThrow(/ERR_(?:INTERNET_DISCONNECTED|FAILED)/)
    await me.at.context.setOffline(false)

    docOf(await manager('PATCH', `/api/grants/${id}`, { to: null }))
    await keep()
    await me.page.goto('/en/dashboard')
    await me.overview()
    await me.at.context.setOffline(true)
    await me.page.getByRole('button', { name: mainWords('en')('dashboard.sign-out') }).click()
    await until(async () => (await workers().catch(() => 1)) === 0, 10_000).catch(() => undefined)
    await expect(me.page.goto(place('en'))).rejects.toThrow(/ERR_(?:INTERNET_DISCONNECTED|FAILED)/)
    await me.at.context.setOffline(false)
    docOf(await manager('PATCH', `/api/grants/${id}`, { to: '2026-01-02' }))
  })

  it('leaves not a word of the law in what is static, searched by everybody, logged or mailed (NV-1, PM-2, canary)', async () => {
    const me = who()
    const { dataDir } = me.site.place
    // What everybody may read is found by the same search: it looks where it should.
    const open = place('en')
    const found = findWords(dataDir, [...Object.values(law), open])
    expect([found.places.filter((one) => !one.endsWith(`: ${open}`)), found.seen > 500]).toEqual([[], true])
    expect(found.places.length).toBeGreaterThan(0)
    // What the approver wrote is in the letters to the person who asked, and nowhere else.
    const writer = accountsOf(me.site.place).find(({ role }) => role === 'admin')?.email ?? ''
    const noted = findWords(dataDir, [approverNote]).places.map((at) => at.slice(0, at.lastIndexOf(': ')))
    const letterTo = (path: string) => path.includes('/mail/') && /^To: (.*)$/m.exec(readFileSync(path, 'utf8'))?.[1]
    expect([noted.length > 0, ...new Set(noted.map(letterTo))]).toEqual([true, writer])

    await me.page.goto(`/en/search?q=${encodeURIComponent('five per cent of the votes')}`, { waitUntil: 'networkidle' })
    expect(holdsLaw(await me.page.content())).toEqual([])
    for (const path of [`${service('en')}/updates`, `${service('en')}/report-builder`, `${place('en')}/status-table`])
      expect(holdsLaw(await (await fetch(`${me.site.origin}${path}`)).text())).toEqual([])
  })

  it('shows nothing of the law, and fetches nothing for it, where nobody is signed in (NV-1, canary)', async () => {
    const me = who()
    const fetched: string[] = []
    me.page.on('request', (request) => fetched.push(request.url()))
    await me.page.goto(place('en'), { waitUntil: 'networkidle' })

    expect(holdsLaw(await me.page.content())).toEqual([])
    expect(fetched.filter((url) => /navigator-inside|graphql/.test(url))).toEqual([])
  })
}

export const grantTo = ({ site }: SigningIn) => ({
  sub: site.personOf('client-all').id,
  productPermissions: [`navigator|${permission}`],
  from: '2026-01-01',
})

/** Its status table as the browser hands it to a screen reader. */
const heard = [
  'grid: Status table of Place 1',
  ...['Question', 'Status', 'In short', 'Threshold', 'Deadline', 'Sources', 'As of'].map(
    (one) => `columnheader: ${one}`,
  ),
  ...['rowheader: Notices', 'rowheader: Must a holding be notified?', 'gridcell: Permitted', `gridcell: ${said}`],
  ...['gridcell: ', 'gridcell: ', 'gridcell: 1 source', 'gridcell: 2 Mar 2026'],
]

async function readLaw(me: SigningIn, locale: (typeof locales)[number]): Promise<void> {
  const words = await loadNavigatorWords(locale)
  await me.page.goto(place(locale))
  await me.page.getByRole('heading', { name: words('law.answers') }).waitFor()
  await me.page.getByText(said, { exact: true }).first().waitFor()
  expect([locale, await findFaults(me.page)]).toEqual([locale, []])
  await me.page.goto(`${place(locale)}/status-table`)
  await me.page.getByText(said, { exact: true }).first().waitFor()
  expect([locale, await findFaults(me.page)]).toEqual([locale, []])
  if (locale === 'en') expect(await readAloud(me.page, 'table[role=grid]')).toEqual(heard)
  await readService(me, locale)
}

/** Each page with a part for subscribers renews their session in a frame, which its policy must allow. */
async function readService(me: SigningIn, locale: (typeof locales)[number]): Promise<void> {
  const words = await loadNavigatorWords(locale)
  await me.page.goto(service(locale))
  await me.page.locator('#nav_updates').waitFor()
  await me.page.goto(`${service(locale)}/report-builder`)
  await me.page.getByRole('heading', { name: words('report.build') }).waitFor()
  await me.page.getByText(words('report.choose'), { exact: true }).waitFor()
  expect([locale, await findFaults(me.page)]).toEqual([locale, []])
}

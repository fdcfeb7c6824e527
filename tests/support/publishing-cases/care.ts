import { setTimeout as sleep } from 'node:timers/promises'
import { accountsOf, cmsOrigin, send } from '../cms/cms'
import { type Publishing } from '../publishing/publishing'
import { indexesOf } from '../search/indexes-of'

/** What the publisher looks after beside publishing, and who may press its buttons. */
export function testCare(site: () => Publishing): void {
  const press = (action: string, headers: Record<string, string>) =>
    fetch(`${site().edge}/publisher/${action}`, { method: 'POST', headers, redirect: 'manual' })
  const alarms = async () => (await site().tell()).alarms
  const strictly = async () => {
    const response = await fetch(`${site().edge}/healthz?strict`)
    return (await response.json()) as { alarms: string[] }
  }
  const hasDrifted = async () => (await alarms()).some(({ name }) => name === 'index-drift')

  it('raises an alarm when search has another record than the site, and sends it again (OP-2, C-3)', async () => {
    const { recordsIn, lose } = indexesOf(site())
    const [lost] = await recordsIn('en')
    if (!lost) throw new Error('Search has no record to lose.')
    await lose('en', lost.objectID)
    // A publication that is under way puts the look off.
    while (!(await hasDrifted())) expect((await press('check-search', site().operator)).status).toBe(303)
    expect((await alarms()).find(({ name }) => name === 'index-drift')?.words).toContain('1 record otherwise')
    expect((await strictly()).alarms).toContain('index-drift')

    while (!(await recordsIn('en')).some(({ objectID }) => objectID === lost.objectID)) await sleep(50)
    while (await hasDrifted()) await press('check-search', site().operator)
    expect((await strictly()).alarms).not.toContain('index-drift')
  }, 120_000)

  it('is led to from the CMS, and lets nobody press who may not publish (Q-6, ED-5)', async () => {
    const author = accountsOf(site().place).find(({ role }) => role === 'author')
    const { body } = await send(`${cmsOrigin(site().place)}/api/users/login`, { method: 'POST', body: { ...author } })
    const headers = { authorization: `JWT ${String(body.token)}` }
    const page = await fetch(`${site().edge}/publisher`, { headers })

    expect([page.status, (await page.text()).includes('<form')]).toEqual([200, false])
    const desk = await fetch(`${site().edge}/admin`, { headers })
    expect(await desk.text()).toContain('href="/publisher"')
    for (const action of ['resume', 'compare', 'check-search', 'releases/1']) {
      expect([action, (await press(action, headers)).status]).toEqual([action, 403])
      expect([action, (await press(action, {})).status]).toEqual([action, 401])
    }
    expect((await press('releases/99999', site().operator)).status).toBe(404)
  })
}

import { type Browser } from 'playwright-core'
import { type AdminPage, openAdmin } from '../support/admin-page'
import { launchBrowser } from '../support/chromium'
import { type Newsroom, openNewsroom } from '../support/newsroom'

jest.setTimeout(300_000)

/** One article from its first word to the audit log, each step by the person whose step it is. */
describe('the editor journey', () => {
  let room: Newsroom
  let browser: Browser
  let people: Record<'author' | 'approver' | 'editor' | 'admin', AdminPage>
  let address = ''
  const doc = () => ({ id: Number(/\d+$/.exec(address)?.[0]) })
  const open = async ({ page, origin }: AdminPage, query = '') => {
    await page.goto(`${origin}${address}${query}`)
    await page.locator('.render-fields').first().waitFor()
  }

  beforeAll(async () => {
    room = await openNewsroom()
    browser = await launchBrowser()
    const sign = (role: string) => openAdmin(browser, room.place, role)
    people = {
      author: await sign('author'),
      approver: await sign('approver'),
      editor: await sign('editor'),
      admin: await sign('admin'),
    }
  })
  afterAll(async () => {
    await browser.close()
    await room.close()
  })

  it('an author creates an article, and is offered no way to publish it (ED-1)', async () => {
    const { page, origin, fill, pickDay, choose, press } = people.author
    await page.goto(`${origin}/admin/collections/articles/create`)
    await fill('title', 'Notice of set-off')
    await pickDay('publishedOn', '2 Mar 2026')
    await pickDay('lawStatedAt', '1 Mar 2026')
    await choose('authors', 'A. Writer')
    await press('Save Draft')
    await page.waitForURL(/articles\/\d+/)
    address = new URL(page.url()).pathname

    expect(await page.getByRole('button', { name: /^Publish/ }).count()).toBe(0)
    expect((await room.read(doc())).title).toBe('Notice of set-off')
  })

  it('translates it, and sends both languages for review (ED-1)', async () => {
    const { switchTo, fill, press, page } = people.author
    await fill('review.note', 'Please check the dates.')
    await press('Send for review')
    await switchTo('Français')
    await fill('title', 'Avis de compensation')
    await page.getByLabel('Live in this language').check()
    await press('Send for review')

    await people.author.leave()

    expect([await room.stateOf(doc(), 'en'), await room.stateOf(doc(), 'fr-fr')]).toEqual(['in-review', 'in-review'])
  })

  it('an approver finds it on the first page and approves both (ED-1)', async () => {
    const { page, origin, press, switchTo } = people.approver
    await page.goto(`${origin}/admin`)
    await page.getByRole('link', { name: 'Notice of set-off (English)' }).click()
    await page.getByText('In review. A lawyer').waitFor()
    expect(await page.getByLabel('Note').inputValue()).toBe('Please check the dates.')
    await press('Approve')
    await page.getByText(/Approved by Lydia Thorne/).waitFor()
    await switchTo('Français')
    await press('Approve')
    await people.approver.leave()

    expect([await room.stateOf(doc(), 'en'), await room.stateOf(doc(), 'fr-fr')]).toEqual(['approved', 'approved'])
  })

  it('an editor publishes each language (ED-1)', async () => {
    await open(people.editor, '?locale=en')
    await people.editor.press('Publish in English')
    await open(people.editor, '?locale=fr-fr')
    await people.editor.press('Publish in Français')

    expect([await room.seen(doc(), 'en'), await room.seen(doc(), 'fr-fr')]).toEqual([
      'Notice of set-off',
      'Avis de compensation',
    ])
  })

  it('withdraws one language, and takes that back with one press (CV-2, ED-1)', async () => {
    const { page, press } = people.editor
    await page.getByLabel('Live in this language').uncheck()
    await press('Publish in Français')
    expect([await room.seen(doc(), 'en'), await room.seen(doc(), 'fr-fr')]).toEqual(['Notice of set-off', undefined])

    await page.getByRole('button', { name: 'Undo the last publication in this language' }).click()
    await Promise.all([
      page.waitForResponse((response) => response.url().includes('undo-publish') && response.ok()),
      page.getByRole('button', { name: 'Undo the publication' }).click(),
    ])
    expect(await room.seen(doc(), 'fr-fr')).toBe('Avis de compensation')
  })

  it('brings an older version back as a draft, and readers notice nothing (ED-1)', async () => {
    const { page, origin } = people.editor
    await page.goto(`${origin}${address}/versions?locale=en`)
    await page.locator('.table tbody a').last().click()
    await page.getByRole('button', { name: 'Bring back as a draft' }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('Draft. Nobody has been asked').waitFor()

    expect(await room.seen(doc(), 'en')).toBe('Notice of set-off')
  })

  it('schedules a publication for a moment to come (ED-1)', async () => {
    const { page } = people.editor
    await open(people.editor, '?locale=en')
    await page.getByText('Publish or withdraw this language later').click()
    await page.locator('#schedule-moment').fill('2031-01-01T12:00')
    await page.getByRole('button', { name: 'Publish then' }).click()
    await page.getByText(/^Publish English: .*2031/).waitFor()

    expect((await room.eventsOf('articles', doc())).at(-1)).toMatchObject({ what: 'schedule', name: 'Edwin Marsh' })
  })

  it('an admin reads all of it in the audit log (ED-1)', async () => {
    const { page, origin } = people.admin
    await page.goto(`${origin}/admin/collections/audit-events?limit=50`)
    await page.locator('.table tbody tr').first().waitFor()
    const rows = (await page.locator('.table tbody tr').allInnerTexts()).join('\n')

    for (const deed of ['Sent for review', 'Approved', 'Published', 'Withdrawn', 'Publication undone', 'Scheduled']) {
      expect(rows).toContain(deed)
    }
  })

  it('every kind of content opens its list and its form', async () => {
    const { page, origin } = people.admin
    const { body } = await room.as('admin')('GET', '/api/access')
    const { collections } = body as { collections: Record<string, { create?: boolean }> }
    const kinds = Object.keys(collections).filter((kind) => !kind.startsWith('payload-'))
    const waiting = [...kinds]
    const openInTab = async () => {
      const tab = await page.context().newPage()
      for (let kind = waiting.shift(); kind; kind = waiting.shift()) {
        await tab.goto(`${origin}/admin/collections/${kind}`)
        await tab.locator('.collection-list').waitFor()
        if (collections[kind]?.create !== true) continue
        await tab.goto(`${origin}/admin/collections/${kind}/create`)
        await tab.locator('.render-fields').first().waitFor()
      }
      await tab.close()
    }
    await Promise.all(Array.from({ length: 3 }, openInTab))

    expect(kinds.length).toBeGreaterThan(30)
  })

  it('without a complaint from the browser', () => {
    expect(Object.values(people).flatMap(({ complaints }) => complaints)).toEqual([])
  })
})

import { type Browser } from 'playwright-core'
import { launchBrowser } from '../support/browser/chromium'
import { draw } from '../support/browser/pictures'
import { type AdminPage, openAdmin } from '../support/cms/admin-page'
import { type Newsroom, openNewsroom } from '../support/cms/newsroom'
import { typeByOwnClocks } from './editor/event-times'
import { grantByEmail } from './editor/grant-by-email'
import { openOneEntryOfMenu, readPagesAsTree, seeUsesOfPicture } from './editor/in-order'
import { changeAnswer, changeGuidance } from './editor/law-texts'
import { changeOwnPassword } from './editor/own-password'
import { type Coming, leaveToTheClock, seeItCame } from './editor/schedules'
import { seeWhoComes } from './editor/who-comes'
import { describeWorkOverAll } from './editor/work-over-all'

/** One article from its first word to the audit log, each step by the person whose step it is. */
describe('the editor journey', () => {
  let room: Newsroom
  let browser: Browser
  let people: Record<'author' | 'approver' | 'editor' | 'admin', AdminPage>
  let address = ''
  let coming: Coming
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

  it('an editor leaves a publication to the clock (M1, ED-1)', async () => {
    coming = await leaveToTheClock(people.editor, room)
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

  it('translates it from the original, and sends both languages for review (B1, B2, ED-1)', async () => {
    const { switchTo, fill, press, page } = people.author
    await fill('review.note', 'Please check the dates.')
    await page.getByText('Who reviews it').waitFor()
    await page.locator('.review-panel .rs__control').first().click()
    await page.locator('.rs__option', { hasText: 'Lydia Thorne' }).click()
    await page.getByLabel('By when').fill('2031-03-05')
    await press('Send for review')
    await page.getByText('Asked of Lydia Thorne, by 5 Mar 2031').waitFor()
    await switchTo('Français')
    await page.getByRole('button', { name: 'Start Français from English' }).click()
    await page.getByText('Nothing is written in Français yet.').waitFor({ state: 'detached' })
    expect(await page.locator('[id="field-title"]').inputValue()).toBe('Notice of set-off')
    await fill('title', 'Avis de compensation')
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

  it('withdraws one language with a button that says so, and takes that back with one press (M2, CV-2, ED-1)', async () => {
    const { page } = people.editor
    expect(await page.getByLabel('Live in this language').count()).toBe(0)
    await page.getByRole('button', { name: 'Withdraw in Français' }).click()
    await page.getByText('It stays live in English.', { exact: false }).waitFor()
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('dialog').getByRole('button', { name: 'Withdraw in Français' }).click(),
    ])
    await page.getByRole('button', { name: 'Publish in Français' }).waitFor()
    expect([await room.seen(doc(), 'en'), await room.seen(doc(), 'fr-fr')]).toEqual(['Notice of set-off', undefined])

    await page.getByRole('button', { name: 'Undo the withdrawal in this language' }).click()
    await Promise.all([
      // The form is loaded again, with what readers see again.
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Undo the withdrawal', exact: true }).click(),
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

  it('schedules a withdrawal for a moment to come, and hears what would change nothing (M1, ED-1)', async () => {
    const { page } = people.editor
    await open(people.editor, '?locale=en')
    await page.getByText('Publish or withdraw later').click()
    await page.locator('#schedule-moment').fill('2031-01-01T12:00')
    await page.getByRole('button', { name: 'Publish then' }).click()
    await page.getByText(/so nothing would be published|is not approved in English/).waitFor()
    expect(people.editor.complaints.splice(0)).toEqual([expect.stringContaining('status of 403')])
    await page.getByRole('button', { name: 'Withdraw then' }).click()
    await page.getByText(/^Withdraw English: .*2031/).waitFor()

    expect((await room.eventsOf('articles', doc())).at(-1)).toMatchObject({ what: 'schedule', name: 'Edwin Marsh' })
  })

  it('schedules one for all languages, and cancels it (ED-1)', async () => {
    const { page } = people.editor
    await page.locator('#schedule-moment').fill('2032-01-01T12:00')
    await page.getByText('In all languages, not only in this one').click()
    await page.getByRole('button', { name: 'Withdraw then' }).click()
    const entry = page.getByRole('listitem').filter({ hasText: /^Withdraw all languages: .*2032/ })
    await entry.getByRole('button', { name: 'Cancel this' }).click()
    await entry.waitFor({ state: 'detached' })

    expect((await room.eventsOf('articles', doc())).at(-1)).toMatchObject({ what: 'cancel-schedule' })
  })

  it('finds what was left to the clock before readers, at its moment (M1, ED-1)', () =>
    seeItCame(people.editor, room, coming))

  it('an answer on the law gets its next number and a note, and neither a gap nor silence (M6, ED-1)', () =>
    changeAnswer({ ...people, room }))

  it('guidance on the law keeps its number for slips alone (M6, ED-1)', () => changeGuidance({ ...people, room }))

  it('types the times of an event by its own clocks, wherever the editor sits (B3)', () =>
    typeByOwnClocks(people.author, room))

  it('an admin reads all of it in the audit log (ED-1)', async () => {
    const { page, origin } = people.admin
    await page.goto(`${origin}/admin/collections/audit-events?limit=50`)
    await page.locator('.table tbody tr').first().waitFor()
    const rows = (await page.locator('.table tbody tr').allInnerTexts()).join('\n')

    for (const action of ['Sent for review', 'Approved', 'Published', 'Withdrawn', 'Publication undone', 'Scheduled']) {
      expect(rows).toContain(action)
    }
  })

  it('puts a picture and a map into a page, and hears of an address that shows nothing (ED-1, ED-6)', async () => {
    const { page, origin, fill, press } = people.author
    await page.goto(`${origin}/admin/collections/pages/create?locale=en`)
    await fill('title', 'How to find us')
    await page.locator('[id="field-cover"]').getByRole('button', { name: 'Create New' }).click()
    const form = page.locator('.drawer--is-open').last()
    const file = { name: 'Harbour wall.jpg', mimeType: 'image/jpeg', buffer: await draw(30, 20) }
    await form.locator('input[type=file]').setInputFiles(file)
    await form.locator('[id="field-alt"]').fill('A harbour wall')
    await form.getByRole('button', { name: 'Save' }).click()
    await page.locator('[id="field-cover"]').getByText('harbour-wall.jpg', { exact: true }).waitFor()

    await page.getByRole('button', { name: 'Add Part' }).click()
    await page.getByRole('button', { name: 'Embedded map, chart or film' }).click()
    await fill('body.0.title', 'Where we are')
    await fill('body.0.description', 'Our street.')
    await fill('body.0.address', 'https://evil.example.com/frame')
    await page.getByRole('button', { name: 'Send for review' }).click()
    await page
      .getByText(/must be the address of one film/)
      .filter({ visible: true })
      .first()
      .waitFor()
    expect(people.author.complaints.splice(0)).toEqual([expect.stringContaining('status of 400')])
    await fill('body.0.address', 'https://www.openstreetmap.org/#map=9/24.86/54.83')
    await press('Send for review')
    await page.getByText(/^In review/).waitFor()
  })

  it('an editor who ticks a picture reads what uses it before it is deleted, and deletes none by folder (ED-10)', () =>
    seeUsesOfPicture(people.editor, room))

  it('an editor who would delete a picture that readers see hears where they see it (ED-6)', async () => {
    const { page, origin, press } = people.editor
    const [picture] = (await room.as('editor')('GET', '/api/media?locale=en')).body.docs ?? []
    await room.as('editor')('POST', '/api/pages?locale=en', {
      title: 'By the sea',
      cover: picture?.id,
      _status: 'published',
    })
    await page.goto(`${origin}/admin/collections/media/${picture?.id ?? 0}?locale=en`)
    await page.getByRole('link', { name: 'By the sea' }).waitFor()
    await page.getByRole('button', { name: 'Delete it although readers see it' }).click()
    await press('Delete it for good', /published without it/)

    await page.waitForURL(/collections\/media(\?|$)/)
    expect((await room.as('editor')('GET', '/api/media/count')).body.totalDocs).toBe(0)
  })

  it('an editor sees who comes to an event, marks who came, and finds one by name (EV-3)', () =>
    seeWhoComes(people.editor, room))

  it('pages are read as a tree, each below its parent (m9)', () => readPagesAsTree(people.author, room))

  it('a menu is read entry by entry, of which one is open at a time (m10)', () =>
    openOneEntryOfMenu(people.editor, room))

  describeWorkOverAll(() => ({ ...people, room }))

  it('a product manager grants something by e-mail, and the list shows what it opens (M11)', async () => {
    const manager = await openAdmin(browser, room.place, 'product-manager')
    await grantByEmail(manager, room)
    await manager.close()
  })

  it('a colleague changes their password, and is asked for the current one (L-6)', () =>
    changeOwnPassword(people.author, room))

  it('every kind of content opens its list and its form', async () => {
    const { page, origin } = people.admin
    const { body } = await room.as('admin')('GET', '/api/access')
    const { collections } = body as { collections: Record<string, { create?: boolean }> }
    const kinds = Object.keys(collections).filter((kind) => !kind.startsWith('payload-'))
    const waiting = [...kinds]
    // By the links that an editor would follow.
    const openInTab = async () => {
      const tab = await page.context().newPage()
      await tab.setViewportSize({ width: 1600, height: 1000 })
      await tab.goto(`${origin}/admin`)
      for (let kind = waiting.shift(); kind; kind = waiting.shift()) {
        await tab.locator(`nav a[href$="/collections/${kind}"]`).click()
        await tab.locator(`.collection-list--${kind}`).waitFor()
        if (collections[kind]?.create !== true) continue
        await tab.locator(`.collection-list a[href$="/collections/${kind}/create"]`).first().click()
        await tab.locator(`.collection-edit--${kind} .render-fields`).first().waitFor()
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

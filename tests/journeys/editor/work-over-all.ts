import { type AdminPage } from '../../support/cms/admin-page'
import { type Doc, docOf } from '../../support/cms/cms'
import { draftIn, type Newsroom } from '../../support/cms/newsroom'

type Given = { author: AdminPage; editor: AdminPage; room: Newsroom }

const sheet = 'Year\tFee\n2026\t100\n2027\t120'

const writeTopic = async ({ as }: Newsroom, name: string): Promise<Doc> =>
  docOf(await as('author')('POST', `/api/topics${draftIn('en')}`, { name, summary: 'A right.' }))

/** From what needs work to the form with the original beside it. */
async function translateNext({ author: { page, origin }, room }: Given): Promise<void> {
  const doc = await writeTopic(room, 'Usufruct')
  docOf(
    await room.as('author')('PATCH', `/api/topics/${doc.id}${draftIn('fr-fr')}`, {
      name: 'Usufruit',
      summary: 'Un droit.',
    }),
  )
  docOf(await room.as('author')('PATCH', `/api/topics/${doc.id}${draftIn('en')}`, { summary: 'A right to use.' }))
  await page.goto(`${origin}/admin/languages?kind=topics&to=fr-fr&state=work`)
  await page.getByRole('link', { name: 'Next that needs work' }).click()
  await page.locator('.original-beside summary').click()
  await page.locator('.original-beside ins', { hasText: 'to use' }).waitFor()
  await page.getByRole('button', { name: 'The translation still says the same' }).click()
  await page.getByText('The translation renders the original of today.', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'The translation still says the same' }).waitFor({ state: 'detached' })
}

/** By the keyboard alone. */
async function findByKeyboard({ author: { page }, room }: Given): Promise<void> {
  const doc = await writeTopic(room, 'Emphyteusis')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Name, number or address' }).fill('emphyt')
  await page.getByRole('option', { name: 'Emphyteusis' }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(new RegExp(`topics/${doc.id}`))
}

/** Two write in one text: the second sees what the first has saved. */
async function meetInOneText({ author, editor, room }: Given): Promise<void> {
  const { page, origin, fill } = author
  const doc = await writeTopic(room, 'Hypothec')
  await page.goto(`${origin}/admin/collections/topics/${doc.id}?locale=en`)
  await page.locator('[id="field-summary"]').waitFor()
  docOf(await room.as('editor')('PATCH', `/api/topics/${doc.id}${draftIn('en')}`, { summary: 'A right over land.' }))
  await fill('summary', 'A right over ships.')
  const save = page.getByRole('button', { name: 'Save Draft' })
  // On a slow machine Payload's own check is sooner, which knows only how to load the text again.
  await save.click({ timeout: 5000 }).catch(async () => {
    await page.keyboard.press('Escape')
    await save.click()
  })
  const dialog = page
    .getByRole('dialog', { name: 'Nothing was saved yet' })
    .or(page.locator('.confirmation-modal:visible'))
  await dialog.getByText('over land').first().waitFor()
  author.complaints.splice(0)
  await dialog.getByRole('button', { name: 'Save mine over it' }).click()
  await page.locator('.toast-success').first().waitFor()

  await page.locator('.item-comments summary').click()
  await page.getByLabel('What is to be done').fill('Which registry?')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await page.locator('.item-comments li', { hasText: 'Which registry?' }).waitFor()
  await editor.page.goto(`${origin}/admin/collections/topics/${doc.id}?locale=en`)
  await editor.page.locator('.item-comments li', { hasText: 'Which registry?' }).waitFor()
  await editor.page.getByText('Also open at the moment: Arthur Penn').waitFor()
}

/** A table comes from a sheet in one press, and goes into the text as it stands there. */
async function pasteTable({ author: { page, origin, fill, press }, room }: Given): Promise<void> {
  await page.goto(`${origin}/admin/collections/pages/create?locale=en`)
  await fill('title', 'Our fees')
  await page.getByRole('button', { name: 'Add Part' }).click()
  await page.getByRole('button', { name: 'Table: figures in rows and columns' }).click()
  await fill('body.0.caption', 'Fees by year')
  await page.getByLabel('Row 1, column 1').evaluate((cell, text) => {
    const data = new DataTransfer()
    data.setData('text/plain', text)
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, sheet)
  await page.getByLabel('Row 3, column 2').waitFor()
  await page.getByLabel('Row 3, column 2').fill('125')
  await press('Save Draft')
  await page.waitForURL(/pages\/\d+/)
  // What was just written stays open.
  await page.getByLabel('Row 3, column 2').waitFor()
  const id = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0])
  const { body } = docOf(await room.as('author')('GET', `/api/pages/${id}${draftIn('en')}&depth=0`))
  const [{ rows } = { rows: [] }] = body as { rows: { cells: { text: string }[] }[] }[]
  const cells = rows.map((row) => row.cells.map(({ text }) => text).join('|'))
  if (cells.join(' ') !== 'Year|Fee 2026|100 2027|125') throw new Error(`The table is ${cells.join(' ')}.`)
}

/** An event is dragged to the day after; its hours stay, and it is a draft. */
async function seeMovedByMouse(page: AdminPage['page'], room: Newsroom): Promise<void> {
  const event = docOf(
    await room.as('author')('POST', `/api/events${draftIn('en')}`, {
      ...{ title: 'Talk on hypothec', timeZone: 'Europe/London', mode: 'online', state: 'scheduled' },
      ...{ startsAt: '2031-07-09T10:00', endsAt: '2031-07-09T11:00' },
    }),
  )
  await page.goto(`${new URL(page.url()).origin}/admin/calendar?month=2031-07`)
  await page.locator('a[aria-keyshortcuts]', { hasText: 'Talk on hypothec' }).waitFor()
  await page
    .locator('li[draggable="true"]', { hasText: 'Talk on hypothec' })
    .dragTo(page.locator('td[data-day="2031-07-10"]'))
  await page.locator('td[data-day="2031-07-10"]', { hasText: 'Talk on hypothec' }).waitFor()
  const { startsAt } = docOf(await room.as('author')('GET', `/api/events/${event.id}${draftIn('en')}&depth=0`))
  if (startsAt !== '2031-07-10T09:00:00.000Z') throw new Error(`It starts at ${String(startsAt)}.`)
}

/** Chosen in a list, looked at, planned, moved in the calendar by the keyboard, done and undone. */
async function changeTogether({ editor: { page, origin }, room }: Given): Promise<void> {
  const doc = await writeTopic(room, 'Antenuptial agreement')
  await page.goto(`${origin}/admin/languages?kind=topics&words=Antenuptial`)
  await page.getByRole('checkbox', { name: 'Antenuptial agreement' }).check()
  await page.getByRole('button', { name: 'Change together' }).click()
  await page.getByText('Readers get it for the first time.').waitFor()
  await page.getByLabel('Name of this change').fill('Family law launch')
  const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await page.getByLabel('When').fill(`${soon}T12:00`)
  await page.getByRole('button', { name: 'Do it for all of them' }).click()
  await page.getByRole('heading', { name: 'Receipt: Family law launch' }).waitFor()
  const receipt = page.url()

  await page.goto(`${origin}/admin/calendar?month=${soon.slice(0, 7)}`)
  const entry = page.getByRole('link', { name: /Family law launch/ })
  // What moves by the keyboard says so once the calendar listens.
  await page.locator('a[aria-keyshortcuts]', { hasText: 'Family law launch' }).waitFor()
  const dayOf = () => entry.locator('xpath=ancestor::td').getAttribute('data-day')
  const before = await dayOf()
  await entry.focus()
  await page.keyboard.press('Alt+ArrowRight')
  await page.locator('.toast-success', { hasText: /Family law launch.* is planned for/ }).waitFor()
  await page.waitForFunction(
    (day) => document.querySelector('li[data-what="bundle"]')?.closest('td')?.getAttribute('data-day') !== day,
    before,
  )
  await seeMovedByMouse(page, room)

  await page.goto(receipt)
  await page.getByRole('button', { name: 'Do it now' }).click()
  await page.getByRole('button', { name: 'Undo all of it' }).click()
  await page.getByText(/^Undone/).waitFor()
  const { live } = docOf(await room.as('editor')('GET', `/api/topics/${doc.id}?locale=en&depth=0`))
  if (live === true) throw new Error('It is live after it was undone.')
}

/** Ticked in a list, looked at with what uses it, moved to the bin, and back. */
async function deleteTicked({ editor: { page, origin }, room }: Given): Promise<void> {
  const doc = await writeTopic(room, 'Deodand')
  await page.goto(`${origin}/admin/collections/topics?locale=en&search=Deodand`)
  await page.locator('tr', { hasText: 'Deodand' }).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Move 1 to the bin: see first what uses them' }).click()
  await page.getByText('Nowhere: no other item names it.').waitFor()
  await page.getByText('Readers have nothing of it.').waitFor()
  await page.getByLabel('Name of this change').fill('Old forfeitures')
  await page.getByRole('button', { name: 'Do it for all of them' }).click()
  await page.getByRole('heading', { name: 'Receipt: Old forfeitures' }).waitFor()
  const find = () => room.as('editor')('GET', `/api/topics/${doc.id}?locale=en&draft=true&depth=0`)
  if ((await find()).status !== 404) throw new Error('It is not in the bin.')
  await page.getByRole('button', { name: 'Undo all of it' }).click()
  await page.getByText(/^Undone/).waitFor()
  if (docOf(await find()).name !== 'Deodand') throw new Error('It did not come back.')
}

/** The same first page in the other languages of the firm. */
async function readDeskInFrench({ author, room }: Given): Promise<void> {
  const { page, origin } = author
  const inLanguage = async (code: string, heading: string) => {
    await page.context().addCookies([{ name: 'payload-lng', value: code, url: origin }])
    await page.goto(`${origin}/admin`)
    await page.getByRole('heading', { name: heading }).waitFor()
  }
  await inLanguage('fr', 'Comment un texte parvient au public')
  // Forms call their fields in the same language.
  await page.goto(`${origin}/admin/collections/articles/create`)
  await page.getByText('Droit en vigueur au').waitFor()
  await page.getByText('Une ou deux phrases, au plus 400 caractères.').waitFor()
  await page.getByRole('heading', { name: 'Relecture dans cette langue' }).waitFor()
  await readPanelsInFrench(author, await writeTopic(room, 'Servitude'))
  await inLanguage('zh', '文本如何发布')
  await inLanguage('en', 'How a text reaches the public')
}

/** Beside a form, in the list of its versions, on one's own account, and in what the server refuses. */
async function readPanelsInFrench({ page, origin, complaints }: AdminPage, { id }: Doc): Promise<void> {
  await page.goto(`${origin}/admin/collections/topics/${id}/versions?locale=en`)
  await page.getByRole('columnheader', { name: 'Pour les lecteurs' }).waitFor()
  await page.getByRole('cell', { name: 'Dernier brouillon' }).waitFor()
  await page.goto(`${origin}/admin/account`)
  await page.getByRole('heading', { name: 'Second facteur' }).waitFor()
  await page.getByRole('button', { name: 'Configurer une application d’authentification' }).waitFor()
  const refused: unknown = await page.evaluate(
    (url) => fetch(url, { method: 'POST' }).then((response) => response.json() as Promise<unknown>),
    `/api/topics/${id}/withdraw?locale=en`,
  )
  if (!JSON.stringify(refused).includes('Seul un éditeur peut retirer un texte.'))
    throw new Error(`The refusal is ${JSON.stringify(refused)}.`)
  const others = complaints.splice(0).filter((words) => !words.includes('status of 403'))
  if (others.length > 0) throw new Error(others.join('\n'))
}

/** What is done over all kinds at once, each in the browsers that are open already. */
export function describeWorkOverAll(given: () => Given): void {
  it('a translator goes to the next that needs work, with the original beside the form (ED-7)', () =>
    translateNext(given()))

  it('anything is found by the keyboard (ED-8, ED-12)', () => findByKeyboard(given()))

  it('a part is chosen by what it is for, and a table is pasted from a sheet (ED-8)', () => pasteTable(given()))

  it('two at one text comment, see each other, and write over nobody (ED-11)', () => meetInOneText(given()))

  it('a change of many is planned, moved in the calendar by keys, an event by the mouse, and undone whole (ED-9, ED-13)', () =>
    changeTogether(given()))

  it('what is ticked in a list goes to the bin once it was seen what uses it, and comes back (ED-10, ED-13)', () =>
    deleteTicked(given()))

  it('the first page is read in French and in Chinese (ED-12)', () => readDeskInFrench(given()))
}

import { type AdminPage } from '../../support/cms/admin-page'
import { docOf } from '../../support/cms/cms'
import { draftIn, type Newsroom } from '../../support/cms/newsroom'

/** The list of pages begins with a tree, as long as nobody narrows it down. */
export async function readPagesAsTree({ page, origin }: AdminPage, { as }: Newsroom): Promise<void> {
  const add = async (body: object) => docOf(await as('author')('POST', `/api/pages${draftIn('en')}`, body)).id
  const above = await add({ title: 'Our archive' })
  await add({ title: 'The oldest deed', parent: above })
  await page.goto(`${origin}/admin/collections/pages?locale=en`)
  const tree = page.locator('.place-tree')
  await tree.locator('summary', { hasText: /^As a tree \(\d+\)$/ }).waitFor()
  const branch = tree.locator('li', { hasText: 'Our archive' }).last()
  if (!(await branch.isVisible())) await tree.locator('summary').click()
  await branch.locator('ul').getByRole('link', { name: 'The oldest deed' }).waitFor()
  await page.goto(`${origin}/admin/collections/pages?locale=en&search=deed`)
  await page.locator('.collection-list').getByRole('link', { name: 'The oldest deed' }).waitFor()
  if ((await tree.count()) !== 0) throw new Error('The tree stands above what was searched for.')
}

/** Each entry is one line until it is opened; one that has just been added is open. */
export async function openOneEntryOfMenu({ page, origin }: AdminPage, { as }: Newsroom): Promise<void> {
  const entries = ['Deeds', 'Seals', 'Wills'].map((label) => ({ label, url: 'https://www.example.com' }))
  const menu = docOf(
    await as('editor')('POST', `/api/menus${draftIn('en')}`, { name: 'Of old', place: 'footer', entries }),
  )
  await page.goto(`${origin}/admin/collections/menus/${menu.id}?locale=en`)
  const field = (row: number) => page.locator(`[id="field-entries__${row}__label"]`)
  await page.locator('.collapsible', { hasText: 'Seals' }).first().waitFor()
  if (await field(1).isVisible()) throw new Error('An entry that nobody opened is open.')
  await page.getByRole('button', { name: 'Add Entry', exact: true }).last().click()
  await field(3).waitFor()
  await page.goto(`${origin}/admin`)
}

/** Ticked in the list, with what uses it; by folder, where that could not be shown, it can be moved and not deleted. */
export async function seeUsesOfPicture({ page, origin }: AdminPage, { as }: Newsroom): Promise<void> {
  await page.goto(`${origin}/admin/collections/media?locale=en`)
  await page.locator('.collection-list tbody tr').first().getByRole('checkbox').check()
  await page.locator('.collection-list .delete-documents__toggle').first().click()
  const dialog = page.locator('#confirm-delete-many-docs')
  await dialog.getByText(/^Where it is used \([1-9]\d*\)$/).waitFor()
  await dialog.getByRole('link', { name: /How to find us/ }).waitFor()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  const folder = docOf(await as('editor')('POST', '/api/payload-folders', { name: 'Harbours' })).id
  const { docs = [] } = (await as('editor')('GET', '/api/media?limit=1&depth=0&locale=en')).body
  docOf(await as('editor')('PATCH', `/api/media/${docs[0]?.id}?locale=en`, { folder }))
  await page.goto(`${origin}/admin/collections/media/payload-folders/${folder}?locale=en`)
  await page.locator('.folder-file-card').first().click()
  const selection = page.locator('.collection-folder-list .list-selection')
  await selection.getByRole('button', { name: 'Move' }).waitFor()
  if (await selection.locator('.delete-documents__toggle').isVisible())
    throw new Error('Pictures can be deleted by folder.')
}

import { type AdminPage } from '../../support/cms/admin-page'
import { type Doc, docOf } from '../../support/cms/cms'
import { draftIn, type Newsroom, publishIn } from '../../support/cms/newsroom'
import { lawDesk } from '../../support/letters/law-desk'

type Desk = { author: AdminPage; editor: AdminPage; room: Newsroom }

async function approve({ room }: Desk, path: string): Promise<void> {
  docOf(await room.as('approver')('PATCH', `${path}${draftIn('en')}`, { review: { state: 'approved' } }))
}

/** One that readers have already, as its first version. */
async function publishFirst(desk: Desk, kind: string, words: object): Promise<string> {
  const { as } = desk.room
  const { id } = docOf(await as('author')('POST', `/api/${kind}${draftIn('en')}`, words))
  const path = `/api/${kind}/${id}`
  docOf(await as('author')('PATCH', `${path}${draftIn('en')}`, { review: { state: 'in-review' } }))
  await approve(desk, path)
  docOf(await as('editor')('PATCH', `${path}${publishIn('en')}`, { _status: 'published', live: true }))
  return path
}

async function openForm({ page, origin }: AdminPage, path: string): Promise<void> {
  await page.goto(`${origin}${path.replace('/api/', '/admin/collections/')}?locale=en`)
  await page.locator('.render-fields').first().waitFor()
}

/** Asks for the review of what is in the form, and is refused with words beside a field. */
async function refused({ page, complaints }: AdminPage, words: RegExp): Promise<void> {
  // The form asks the server about what was typed a moment after the last key, and takes its answer for the newest.
  await page.waitForTimeout(1000)
  await page.getByRole('button', { name: 'Send for review' }).click()
  await page.locator('.field-error:visible', { hasText: words }).first().waitFor()
  expect(complaints.splice(0).filter((one) => !one.includes('status of 400'))).toEqual([])
}

/** The author changes what the law says: the form proposes the next number, and asks for what readers see of it. */
async function proposeNext({ author }: Desk, path: string, [field, words]: [string, string]): Promise<void> {
  const { page, fill, press } = author
  await openForm(author, path)
  await fill(field, words)
  await press('Save Draft')
  await page.getByRole('button', { name: /^Change/ }).click()
  await page.locator('#field-version').waitFor()
  expect(await page.locator('#field-version').inputValue()).toBe('2')
}

const readLive = async ({ room }: Desk, path: string): Promise<Doc> =>
  docOf(await room.as('editor')('GET', `${path}?locale=en&depth=0`))

/** From what the law said to what it says now, with no number left out and none used twice. */
export async function changeAnswer(desk: Desk): Promise<void> {
  const { author, editor } = desk
  const path = await publishFirst(desk, 'nav-answers', await lawDesk(desk.room).answer('journey'))
  await proposeNext(desk, path, ['shortAnswer', 'Yes, at 3 %'])
  await refused(author, /required|is missing/)
  await author.choose('changeKind', 'Law change')
  await refused(author, /Tell readers what changed in version 2/)
  await author.fill('changeNote', 'The threshold is lower.')
  await author.fill('version', '4')
  await refused(author, /The next is 2, not 4/)
  await author.fill('version', '2')
  await author.press('Send for review')
  await author.leave()
  await approve(desk, path)
  await openForm(editor, path)
  await editor.press('Publish in English')

  const live = { shortAnswer: 'Yes, at 3 %', version: 2, changeNote: 'The threshold is lower.' }
  expect(await readLive(desk, path)).toMatchObject(live)
}

/** Guidance is numbered as answers are; a slip of the pen keeps the number that readers have. */
export async function changeGuidance(desk: Desk): Promise<void> {
  const { author } = desk
  const path = await publishFirst(desk, 'nav-contents', await lawDesk(desk.room).guidance('journey-guidance'))
  await proposeNext(desk, path, ['teaser', 'What to file, and when.'])
  await author.fill('version', '1')
  await author.choose('changeKind', 'Law change')
  await refused(author, /Make it version 2/)
  await author.choose('changeKind', 'Editorial')
  await author.press('Send for review')
  await author.leave()
  await approve(desk, path)
  docOf(await desk.room.as('editor')('PATCH', `${path}${publishIn('en')}`, { _status: 'published', live: true }))

  expect(await readLive(desk, path)).toMatchObject({ teaser: 'What to file, and when.', version: 1 })
}

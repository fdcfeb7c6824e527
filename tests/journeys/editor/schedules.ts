import { type AdminPage } from '../../support/cms/admin-page'
import { type Doc } from '../../support/cms/cms'
import { type Newsroom } from '../../support/cms/newsroom'

const aMinute = 60_000
const enoughToPress = 15_000

/** A moment to come, as somebody types it whose clock this is: whole minutes are all that the field takes. */
function nextMinute(now: number): { typed: string; at: number } {
  const at = Math.ceil((now + enoughToPress) / aMinute) * aMinute
  const own = new Date(at)
  const typed = new Date(at - own.getTimezoneOffset() * aMinute).toISOString().slice(0, 16)
  return { typed, at }
}

export type Coming = { doc: Doc; at: number }

/** What a lawyer has approved, an editor leaves to the clock; readers have nothing yet. */
export async function leaveToTheClock({ page, origin }: AdminPage, room: Newsroom): Promise<Coming> {
  const doc = await room.writeApproved()
  const { typed, at } = nextMinute(Date.now())
  await page.goto(`${origin}/admin/collections/articles/${doc.id}?locale=en`)
  await page.getByText('Publish or withdraw later').click()
  await page.locator('#schedule-moment').fill(typed)
  await page.getByRole('button', { name: 'Publish then' }).click()
  await page.getByText(/^Publish English: /).waitFor()
  if (Date.now() < at) expect(await room.seen(doc)).toBeUndefined()
  return { doc, at }
}

/** It came by itself, at its moment, in the name of its editor. */
export async function seeItCame({ page, origin }: AdminPage, room: Newsroom, { doc, at }: Coming): Promise<void> {
  while (Date.now() < at + aMinute && (await room.seen(doc)) === undefined) await page.waitForTimeout(250)
  await page.goto(`${origin}/admin/collections/articles/${doc.id}?locale=en`)
  await page.getByRole('button', { name: 'Withdraw in English' }).waitFor()
  await page.getByText(/^Published \(English\) – Edwin Marsh/).waitFor()

  expect(await room.seen(doc)).toBe(doc.title)
}

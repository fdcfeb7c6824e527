import { type AdminPage } from '../../support/cms/admin-page'
import { accountsOf } from '../../support/cms/cms'
import { type Newsroom } from '../../support/cms/newsroom'

/** An author opens their account and chooses another password, at first without knowing the current one. */
export async function changeOwnPassword(author: AdminPage, room: Newsroom): Promise<void> {
  const { page, origin, press, fill } = author
  await page.goto(`${origin}/admin/account`)
  const current = page.getByLabel('Current password')
  await page.getByRole('button', { name: 'Change Password' }).waitFor()

  expect(await current.count()).toBe(0)
  await page.getByRole('button', { name: 'Change Password' }).click()
  await fill('password', 'chosen-in-the-journey')
  await fill('confirm-password', 'chosen-in-the-journey')
  await current.fill('not this one')
  // The form compares the two entries of the new password 150 ms after the last key.
  await page.waitForTimeout(1000)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.locator('#field-currentPassword-problem').getByText('This is not your current password.').waitFor()
  expect(await current.getAttribute('aria-invalid')).toBe('true')
  const refusals = author.complaints.splice(0)
  expect([refusals.length > 0, refusals.filter((one) => !one.includes('status of 403'))]).toEqual([true, []])

  const account = accountsOf(room.place).find(({ role }) => role === 'author')
  await current.fill(account?.password ?? '')
  await page.waitForTimeout(1000)
  await press('Save')
  const changed = { email: account?.email, password: 'chosen-in-the-journey' }
  expect((await room.as('admin')('POST', '/api/users/login', changed)).status).toBe(200)
}

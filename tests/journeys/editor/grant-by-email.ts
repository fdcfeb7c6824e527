import { type AdminPage } from '../../support/cms/admin-page'
import { type Newsroom } from '../../support/cms/newsroom'
import { until } from '../../support/identity/sign-in-site'

const refusedWithinMs = 4000

/** A product manager opens something to a person whose address is all that they know. */
export async function grantByEmail({ page, origin, fill, pickDay, press }: AdminPage, room: Newsroom): Promise<void> {
  await page.goto(`${origin}/admin/collections/grants/create`)
  await pickDay('from', '1 Mar 2026')
  const refusal = page.getByText(/Say whose grant this is/).first()
  // Payload checks a changed field in the background, and what it finds can replace the refusal of a save: it is pressed again then.
  await until(async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    return refusal.waitFor({ state: 'attached', timeout: refusedWithinMs }).then(
      () => true,
      () => false,
    )
  })
  await fill('email', 'reader@harbour.example')
  await press('Save')
  await page.waitForURL(/grants\/\d+/)
  await page.goto(`${origin}/admin/collections/grants`)
  await page.getByRole('link', { name: 'reader@harbour.example' }).waitFor()

  const heads = await page.locator('.table thead').innerText()
  for (const head of ['Organisation', 'Products', 'Days left']) expect(heads).toContain(head)
  const { body } = await room.as('product-manager')('GET', '/api/grants?where[email][equals]=reader@harbour.example')
  expect(body.docs?.[0]).toMatchObject({ email: 'reader@harbour.example' })
}

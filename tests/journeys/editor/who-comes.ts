import { registrationsPath } from '../../../src/forms/registration'
import { type AdminPage } from '../../support/cms/admin-page'
import { docOf } from '../../support/cms/cms'
import { type Newsroom } from '../../support/cms/newsroom'

const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const facts = { title: 'Tea and set-off', mode: 'in-person', timeZone: 'Europe/London', venue: 'The library' }
const form = { locale: 'en', jobTitle: 'Counsel', country: 'France', mode: 'in-person', consent: '2026-11' }

async function book(origin: string, person: Readonly<Record<string, string>>): Promise<void> {
  // The desk of places hears of an event a moment after it was published.
  for (let tries = 0; tries < 50; tries += 1) {
    const body = new URLSearchParams({ ...form, ...person })
    const { status } = await fetch(`${origin}${registrationsPath}`, { method: 'POST', body, redirect: 'manual' })
    if (status < 400) return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error(`${person.name ?? ''} could not register`)
}

/** Two people register for an event of today; an editor finds them in its tab, and marks one who came. */
export async function seeWhoComes({ page, origin }: AdminPage, room: Newsroom): Promise<void> {
  const event = docOf(
    await room.as('editor')('POST', '/api/events?locale=en&publishSpecificLocale=en', {
      ...{ ...facts, startsAt: soon(2), endsAt: soon(3) },
      _status: 'published',
    }),
  )
  await book(origin, { event: `${event.id}`, name: 'Ada Byron', email: 'ada@x.example', organisation: 'Harbour' })
  await book(origin, { event: `${event.id}`, name: 'Bo Lind', email: 'bo@y.example', organisation: 'Lind' })
  await page.goto(`${origin}/admin/collections/events/${event.id}?locale=en`)
  await page.getByRole('link', { name: 'Who comes' }).click()
  await page.getByText('2 have a place, 0 wait, 0 cancelled, 0 came.').waitFor()
  await page
    .getByRole('row', { name: /Ada Byron/ })
    .getByRole('button', { name: 'Came', exact: true })
    .click()
  await page.getByText('2 have a place, 0 wait, 0 cancelled, 1 came.').waitFor()
  await page.getByLabel('Name, address or organisation').fill('lind')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('row', { name: /Ada Byron/ }).waitFor({ state: 'detached' })

  expect(await page.getByRole('row', { name: /Bo Lind/ }).count()).toBe(1)
  const table = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Save the list as a table/ }).click()
  expect((await table).suggestedFilename()).toBe(`event-${event.id}.csv`)
}

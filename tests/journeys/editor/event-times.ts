import { type AdminPage } from '../../support/cms/admin-page'
import { docOf } from '../../support/cms/cms'
import { type Newsroom } from '../../support/cms/newsroom'

/** In a browser that runs on Tokyo's time, somebody types when an event begins in London, and then in Hong Kong. */
export async function typeByOwnClocks(author: AdminPage, room: Newsroom): Promise<void> {
  const { page, origin, fill, choose, press, leave } = author
  for (const [name, timeZone] of Object.entries({ London: 'Europe/London', 'Hong Kong': 'Asia/Hong_Kong' })) {
    await room.as('editor')('POST', '/api/offices?draft=true&locale=en', { name, timeZone })
  }
  const browserOf = await page.context().newCDPSession(page)
  await browserOf.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Tokyo' })
  await page.goto(`${origin}/admin/collections/events/create?locale=en`)
  await fill('title', 'Breakfast on set-off')
  await page.getByText('London (Europe/London)').waitFor()
  await page.getByLabel('Starts').fill('2027-07-10T10:00')
  await page.getByText('10:00 in London, 17:00 in Hong Kong').waitFor()
  await choose('timeZone', 'Asia/Hong_Kong')
  await page.getByText('10:00 in Hong Kong, 03:00 in London').waitFor()
  await press('Save Draft')
  await page.waitForURL(/events\/\d+/)
  const id = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0])
  await browserOf.send('Emulation.setTimezoneOverride', { timezoneId: '' })
  const { startsAt, timeZone } = docOf(await room.as('author')('GET', `/api/events/${id}?draft=true&locale=en`))

  expect([startsAt, timeZone]).toEqual(['2027-07-10T02:00:00.000Z', 'Asia/Hong_Kong'])
  await leave()
}

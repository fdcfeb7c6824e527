import { type Doc, docOf } from '../../support/cms/cms'
import { draftIn, type Newsroom } from '../../support/cms/newsroom'

/** When an event begins is what the clocks at its venue show. */
export function describeEventTimes(given: () => Newsroom): void {
  let room: Newsroom
  beforeAll(() => {
    room = given()
  })

  describe('the times of an event', () => {
    const write = async (body: object): Promise<Doc> =>
      docOf(await room.as('editor')('POST', `/api/events${draftIn('en')}`, { mode: 'online', ...body }))

    it('are those of its own zone where nobody says of which, and an instant stays the instant it is (B3)', async () => {
      const own = await write({ title: 'Ten', timeZone: 'Europe/London', startsAt: '2027-07-10T10:00' })
      const said = await write({ title: 'Ten', timeZone: 'Europe/London', startsAt: '2027-07-10T10:00:00.000Z' })
      const path = `/api/events/${own.id}${draftIn('en')}`
      const later = docOf(await room.as('editor')('PATCH', path, { endsAt: '2027-07-10T11:00' }))

      expect([own.startsAt, later.endsAt]).toEqual(['2027-07-10T09:00:00.000Z', '2027-07-10T10:00:00.000Z'])
      expect(said.startsAt).toBe('2027-07-10T10:00:00.000Z')
    })

    it('go by the clocks of the first office unless its editor says otherwise (B3)', async () => {
      expect((await write({ title: 'Nowhere' })).timeZone ?? null).toBeNull()
      for (const timeZone of ['Asia/Hong_Kong', 'Europe/Paris']) {
        docOf(await room.as('editor')('POST', `/api/offices${draftIn('en')}`, { name: timeZone.slice(-5), timeZone }))
      }
      expect((await write({ title: 'At home' })).timeZone).toBe('Asia/Hong_Kong')
    })
  })
}

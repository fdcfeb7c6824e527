import { docOf } from '../../support/cms'
import { draftIn, type Newsroom, publishIn } from '../../support/newsroom'

const tableOf = (...counts: number[]) => ({
  blockType: 'data-table',
  caption: 'Thresholds',
  rows: counts.map((count) => ({ cells: Array.from({ length: count }, (_, at) => ({ text: `Cell ${at + 1}` })) })),
})

/** What a form is told of what is wrong with it. */
export function describeForms(given: () => Newsroom): void {
  let room: Newsroom
  beforeAll(() => {
    room = given()
  })

  describe('a form', () => {
    it('with a table of uneven rows is neither reviewed nor published, and hears which row it is (ED-1)', async () => {
      const doc = await room.write()
      docOf(await room.change('author', doc, [draftIn('en'), { body: [tableOf(2, 1)] }]))
      const sent = await room.review('author', doc, { to: 'in-review' })
      const page = { title: 'Thresholds', _status: 'published', body: [tableOf(2, 2, 3)] }
      const published = await room.as('editor')('POST', `/api/pages${publishIn('en')}`, page)

      expect([sent.status, sent.words]).toEqual([400, expect.stringContaining('Row 2 has 1 cell, and the row of')])
      expect([published.status, published.text]).toEqual([400, expect.stringContaining('Row 3 has 3 cells, and the')])
      expect(published.text).toContain('"path":"body.0.rows"')
    })
  })
}

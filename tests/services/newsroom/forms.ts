import { docOf } from '../../support/cms/cms'
import { draftIn, type Newsroom, publishIn } from '../../support/cms/newsroom'

const tableOf = (...counts: number[]) => ({
  blockType: 'data-table',
  caption: 'Thresholds',
  rows: counts.map((count) => ({ cells: Array.from({ length: count }, (_, at) => ({ text: `Cell ${at + 1}` })) })),
})

/** What a form learns of what is wrong with it. */
export function describeForms(given: () => Newsroom): void {
  let room: Newsroom
  beforeAll(() => {
    room = given()
  })

  describe('a form', () => {
    it('that is sent for review hears of everything that is missing, each with its field (ED-1)', async () => {
      const doc = docOf(await room.as('author')('POST', `/api/articles${draftIn('en')}`, { title: 'A title alone' }))
      const { status, words, text } = await room.review('author', doc, { to: 'in-review' })

      expect([status, words]).toEqual([400, expect.stringMatching(/publication – is missing; .*Authors – is missing/)])
      for (const path of ['publishedOn', 'lawStatedAt', 'authors']) expect(text).toContain(`"path":"${path}"`)
    })

    it('of a text that lacks something in a language that is live hears of all of it (ED-1)', async () => {
      const name = { title: 'Thresholds, complete', slug: 'thresholds-complete', summary: 'Short.' }
      const doc = docOf(
        await room.as('editor')('POST', `/api/pages${publishIn('en')}`, { ...name, _status: 'published' }),
      )
      docOf(
        await room.as('editor')('PATCH', `/api/pages/${doc.id}${publishIn('fr-fr')}`, {
          ...name,
          live: true,
          title: 'Seuils',
          _status: 'published',
        }),
      )
      const body = [{ blockType: 'pull-quote' }, { blockType: 'callout' }]
      docOf(await room.as('author')('PATCH', `/api/pages/${doc.id}${draftIn('fr-fr')}`, { body }))
      const path = `/api/pages/${doc.id}?locale=en&publishAllLocales=true`
      const { status, words } = await room.as('editor')('PATCH', path, { _status: 'published' })

      expect([status, words]).toEqual([400, expect.stringContaining('cannot be live in Français')])
      for (const lack of ['What was said', 'Heading', 'Text › Text']) expect(words).toContain(`${lack} – is missing`)
    })

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

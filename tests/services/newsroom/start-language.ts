import { type Doc, docOf } from '../../support/cms/cms'
import { draftIn, type Newsroom, publishIn, today } from '../../support/cms/newsroom'

/** A translation begins with the original, and nobody publishes it in passing. */
export function describeStartLanguage(given: () => Newsroom): void {
  let room: Newsroom
  beforeAll(() => {
    room = given()
  })

  describe('a language that starts from another', () => {
    const start = (role: string, path: string, { from = 'en', to = 'fr-fr' } = {}) =>
      room.as(role)('POST', `/api/${path}/start-language?locale=${to}`, { from })
    const read = async (path: string, query: string) =>
      docOf(await room.as('editor')('GET', `/api/${path}${query}&depth=0`))

    it('is a draft of what is live, also where an approval is asked for, and by an author (B1, B2, ED-1)', async () => {
      const doc = await room.writePublished()
      const path = `articles/${doc.id}`
      expect(await start('author', path)).toMatchObject({ status: 200 })
      const french = await read(path, draftIn('fr-fr'))
      const main = await read(path, '?locale=fr-fr')

      expect([french.title, french._status, (french.review as Doc).state]).toEqual([doc.title, 'draft', 'draft'])
      expect(french.body).toMatchObject([{ blockType: 'pull-quote', quote: `What ${String(doc.title)} says.` }])
      expect(french.slug ?? null).toBeNull()
      expect([main.title ?? null, main.live ?? null]).not.toEqual([doc.title, true])
      expect(await room.seen(doc, 'en')).toBe(doc.title)
      expect(await room.seen(doc, 'fr-fr')).toBeUndefined()
    })

    it('is a draft where no approval is asked for: news, vacancies, pages (B1)', async () => {
      const kinds: [kind: string, facts: object][] = [
        ['news', { publishedOn: today }],
        ['pages', {}],
        ['topics', { name: 'Nameless' }],
      ]
      for (const [kind, facts] of kinds) {
        const title = `Start of ${kind}`
        const made = docOf(await room.as('author')('POST', `/api/${kind}${draftIn('en')}`, { ...facts, title }))
        docOf(await room.as('editor')('PATCH', `/api/${kind}/${made.id}${publishIn('en')}`, { _status: 'published' }))
        expect(await start('editor', `${kind}/${made.id}`)).toMatchObject({ status: 200 })
        const { body } = await room.as('author')('GET', `/api/${kind}/${made.id}/editions`)

        expect(body.editions).toEqual([
          { locale: 'en', state: 'live' },
          { locale: 'fr-fr', state: 'draft' },
        ])
      }
    })

    it('gets its address from the title that its translator writes (B1)', async () => {
      const doc = await room.writePublished()
      docOf(
        await start('author', `articles/${doc.id}`).then(() =>
          room.change('author', doc, [draftIn('fr-fr'), { title: 'De la compensation légale' }]),
        ),
      )

      expect((await room.read(doc, draftIn('fr-fr'))).slug).toBe('de-la-compensation-legale')
    })

    it('is refused where something is written already, and to who does not write (B1)', async () => {
      const doc = await room.writePublished()
      const path = `articles/${doc.id}`
      expect((await start('product-manager', path)).status).toBe(403)
      expect((await start('author', path, { to: 'nl-nl' })).status).toBe(403)
      expect((await start('author', path, { from: 'zh-cn' })).words).toContain('Nothing is written in 中文')
      expect((await start('author', path)).status).toBe(200)
      expect((await start('author', path)).words).toContain('There is a text in Français already')
    })
  })
}

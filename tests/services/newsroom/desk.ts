import { type Doc, docOf } from '../../support/cms/cms'
import { type Newsroom } from '../../support/cms/newsroom'
import { readDesk } from './read-desk'

/** The first page: what waits for whom. */
export function describeDesk(given: () => Newsroom): void {
  let room: Newsroom
  beforeAll(() => {
    room = given()
  })

  describe('the desk', () => {
    it('names those who have waited longest for an approval, and the way to all of them (ED-1)', async () => {
      const sent: Doc[] = []
      while (sent.length < 22) {
        const doc = await room.write()
        docOf(await room.review('author', doc, { to: 'in-review' }))
        sent.push(doc)
      }
      const shown = await readDesk(room, 'approver')

      expect(shown).toContain(`${String(sent[0]?.title)} (English)`)
      expect(shown).not.toContain(`${String(sent.at(-1)?.title)} (English)`)
      expect(shown).toMatch(/Article in English \(2[2-9]\)/)
    })

    it('shows authors their own drafts, and product managers who may use what (ED-1)', async () => {
      const doc = await room.write()
      const [author, manager] = [await readDesk(room, 'author'), await readDesk(room, 'product-manager')]

      expect(author.split('Your drafts')[1]).toContain(doc.title)
      expect(manager).toContain('Who may use what')
      expect(manager).not.toContain(doc.title)
      expect(author).not.toContain('Who may use what')
    })

    it('leads to no publisher where there is none (ED-4)', async () => {
      expect(await readDesk(room, 'editor')).not.toContain('href="/publisher"')
    })
  })
}

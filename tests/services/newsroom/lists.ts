import { docOf } from '../../support/cms/cms'
import { draftIn, type Newsroom, today } from '../../support/cms/newsroom'
import { lawDesk } from '../../support/letters/law-desk'

/** What somebody reads in a list of the administration, as it is sent. */
export function describeLists(given: () => Newsroom): void {
  let room: Newsroom
  beforeAll(() => {
    room = given()
  })

  describe('a list', () => {
    const list = async (role: string, path: string) =>
      (await room.as(role)('GET', `/admin/collections/${path}`)).text
        .replaceAll('<!-- -->', '')
        .replace(/<script[^]*?<\/script>/g, '')

    it('in French names by their English names what has no French one, and so do its choices (ED-1)', async () => {
      const doc = await room.write()
      const { id } = (doc.authors as [{ id: number } | number])[0] as { id: number }
      const author = typeof id === 'number' ? id : Number((doc.authors as number[])[0])
      const shown = await list('editor', `articles?locale=fr-fr&search=${encodeURIComponent(String(doc.title))}`)
      const find = async (query: string) =>
        (await room.as('editor')('GET', `/api/people?locale=fr-fr&draft=true&depth=0&${query}`)).body.docs?.[0]
      const [choice, cell] = [
        await find(`select[name]=true&where[and][0][id][in]=${author}`),
        await find(`where[id][in]=${author}`),
      ]
      const form = docOf(await room.as('editor')('GET', `/api/people/${author}?locale=fr-fr&draft=true&depth=0`))

      expect(shown).toContain(doc.title)
      expect(shown).not.toContain('No Title')
      expect([choice?.name, cell?.name]).toEqual(['A. Writer', 'A. Writer'])
      expect(form.name ?? null).toBeNull()
    })

    it('of what was published in bulk says where it is live, and of no change to publish (m3)', async () => {
      const write = async (title: string) =>
        docOf(
          await room.as('editor')('POST', `/api/news${draftIn('en')}`, {
            title,
            publishedOn: today,
            summary: 'Short.',
          }),
        )
      const docs = [await write('Bulk one'), await write('Bulk two')]
      const which = docs.map(({ id }) => `where[id][in]=${id}`).join('&')
      const { status } = await room.as('editor')('PATCH', `/api/news?locale=en&${which}`, { _status: 'published' })
      const shown = await list('editor', 'news?locale=en&search=Bulk')

      expect([status, shown.match(/<span>EN<\/span>/g)]).toEqual([200, ['<span>EN</span>', '<span>EN</span>']])
      expect(shown).not.toContain('changes to publish')
    })

    it('of versions says which of them readers have, and who made each (m2)', async () => {
      const doc = await room.writePublished()
      docOf(await room.change('author', doc, [draftIn('en'), { title: 'On set-off, again' }]))
      const rows = (await list('approver', `articles/${doc.id}/versions?locale=en`)).match(/<tr>.*?<\/tr>/g) ?? []
      const told = rows.map((row) => row.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '))

      expect(told.slice(1, 3)).toEqual([
        expect.stringContaining('Newest draft Taken back to draft (English) – Arthur Penn '),
        expect.stringContaining('Live in English Published (English) – Edwin Marsh '),
      ])
      expect(told.at(-1)).toContain('Earlier draft Written by Arthur Penn')
    })

    it('begins with what was changed last, and finds answers by their jurisdiction and question (m9)', async () => {
      const doc = await room.write()
      const shown = await list('editor', 'articles?locale=en')
      const text = docOf(
        await room.as('author')(
          'POST',
          `/api/nav-answers${draftIn('en')}`,
          await lawDesk(room).answer('lists', { name: 'Malta', iso: 'MT', key: 'malta', slug: 'malta' }),
        ),
      )
      const found = await list('editor', 'nav-answers?locale=en&search=Malta')

      expect(shown.indexOf(String(doc.title))).toBeGreaterThan(0)
      expect(shown.slice(0, shown.indexOf(String(doc.title)))).not.toContain('On set-off')
      expect(found).toContain(`/nav-answers/${text.id}`)
      expect(await list('editor', 'nav-answers?locale=en&search=Nowhere')).not.toContain(`/nav-answers/${text.id}`)
    })

    it('of grants names the products and the days that are left (ED-1)', async () => {
      const service = { name: 'Harbour watch', key: 'harbour-watch', permissionKey: 'harbour-watch' }
      docOf(await room.as('editor')('POST', `/api/nav-services${draftIn('en')}`, service))
      const to = new Date(Date.now() + 5 * 86_400_000).toISOString()
      const grant = { email: 'days@example.com', from: today, to, productPermissions: ['harbour-watch'] }
      docOf(await room.as('product-manager')('POST', '/api/grants', grant))
      const shown = await list('product-manager', 'grants?search=days@example.com')

      for (const words of ['days@example.com', 'Harbour watch (harbour-watch)', '5 days left']) {
        expect(shown).toContain(words)
      }
    })
  })
}

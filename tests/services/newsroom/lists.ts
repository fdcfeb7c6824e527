import { docOf } from '../../support/cms'
import { draftIn, type Newsroom, today } from '../../support/newsroom'

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

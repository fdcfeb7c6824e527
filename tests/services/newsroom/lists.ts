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

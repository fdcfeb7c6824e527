import { docOf } from '../../support/cms/cms'
import { type Newsroom, today } from '../../support/cms/newsroom'

const roles = ['author', 'editor', 'approver', 'product-manager', 'admin']

/** What leaves the CMS as a table, and who took it. */
export function describeExports(given: () => Newsroom): void {
  let room: Newsroom
  beforeAll(() => {
    room = given()
  })

  describe('an export', () => {
    const take = (role: string, path: string) => room.as(role)('GET', `/api/${path}`)
    const allowed = async (path: string) => {
      const statuses = await Promise.all(roles.map(async (role) => [role, (await take(role, path)).status] as const))
      expect(new Set(statuses.map(([, status]) => status))).toEqual(new Set([200, 403]))
      return statuses.flatMap(([role, status]) => (status === 200 ? [role] : []))
    }

    it('is for those whose list it is (Q-6)', async () => {
      expect(await allowed('audit-events/export')).toEqual(['admin'])
      expect(await allowed('grants/export')).toEqual(['product-manager', 'admin'])
      expect((await fetch(`http://127.0.0.1:${room.place.portBase + 1}/api/grants/export`)).status).toBe(403)
    })

    it('is a table of what the list shows, and of nothing else', async () => {
      const organisation = docOf(
        await room.as('product-manager')('POST', '/api/organisations', { name: 'Harbour, Lime & Co' }),
      )
      for (const email of ['taken@example.com', 'left@example.com']) {
        const grant = { email, from: today, organisation: organisation.id, collaborationPermissions: ['a', 'b'] }
        docOf(await room.as('product-manager')('POST', '/api/grants', grant))
      }
      const { text, headers } = await take('product-manager', 'grants/export?where[email][equals]=taken@example.com')
      const searched = await take('admin', 'audit-events/export?search=left@example')

      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="grants-\d{4}-\d\d-\d\d\.csv"$/)
      expect(text.split('\r\n')[0]).toMatch(/^\uFEFF?E-mail,Subject at the sign-in provider,Organisation,Products,/)
      expect(text.trim().split('\r\n')).toHaveLength(2)
      expect(text).toMatch(/taken@example\.com,,"Harbour, Lime & Co",,a; b,,2026-03-02T/)
      expect(searched.text.trim().split('\r\n')).toHaveLength(2)
      expect(searched.text).toContain('Created')
    })

    it('is in the audit log, with who took it and how much (Q-6)', async () => {
      await take('product-manager', 'grants/export?where[email][equals]=taken@example.com')
      const query = 'where[what][equals]=export&sort=-id&limit=1&depth=0'
      const [event] = (await room.as('admin')('GET', `/api/audit-events?${query}`)).body.docs ?? []

      expect(event).toMatchObject({ what: 'export', kind: 'grants', name: 'Petra Lindqvist', note: '1 entry' })
    })
  })

  describe('the bin', () => {
    it('tells who put something into it, and who took it out (ED-1)', async () => {
      const doc = await room.write()
      const change = (role: string, deletedAt: string | null) =>
        room.as(role)('PATCH', `/api/articles/${doc.id}?locale=en&draft=true&trash=true`, { deletedAt })
      docOf(await change('editor', today))
      docOf(await change('admin', null))
      const events = await room.eventsOf('articles', doc)

      expect(events.map(({ what, name }) => [what, name])).toEqual([
        ['trash', 'Edwin Marsh'],
        ['untrash', expect.any(String)],
      ])
      expect(events[1]?.name).not.toBe('Edwin Marsh')
    })
  })
}

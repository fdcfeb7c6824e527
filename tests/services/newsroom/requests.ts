import { randomUUID } from 'node:crypto'
import { uuidV7 } from '../../../services/account/records/uuid-v7'
import { withClient } from '../../../services/database/connect'
import { type Doc, docOf } from '../../support/cms/cms'
import { type Newsroom } from '../../support/cms/newsroom'
import { databaseIn } from '../../support/place/database-process'
import { readDesk } from './read-desk'

type Asked = { kind?: string; about?: number; said?: object }

/** What people ask for: shown on the desk, answered with one press, and kept by the account service alone. */
export function describeRequests(given: () => Newsroom): void {
  let room: Newsroom
  let product: Doc
  beforeAll(async () => {
    room = given()
    const asked = { title: 'Tide Tables', kind: 'tool', permissionKey: 'tide-tables' }
    product = docOf(await room.as('author')('POST', '/api/products?draft=true&locale=en', asked))
  })
  const query = <Row extends object>(text: string, values: unknown[] = []) =>
    withClient(databaseIn(room.place).url, async (client) => (await client.query<Row>(text, values)).rows)

  const make = async (sub: string, { kind = 'access', about = product.id, said }: Asked = {}) => {
    const id = uuidV7()
    const words = said ?? { of: 'product', message: `The words of ${sub}.` }
    await query(
      `insert into account.requests (id, sub, key, kind, about, said, locale, email)
       values ($1, $2, $3, $4, $5, $6, 'en', $7)`,
      [id, sub, randomUUID(), kind, about, words, `${sub}@example.com`],
    )
    return id
  }
  const answer = (role: string, id: string, own: object) =>
    room.as(role)('POST', `/api/requests/${id}/answer`, { note: '', key: randomUUID(), version: 1, ...own })
  const grantsOf = async (sub: string) =>
    (await room.as('product-manager')('GET', `/api/grants?where[sub][equals]=${sub}&depth=0`)).body.docs ?? []
  const stateOf = async (id: string) =>
    (await query<{ state: string }>('select state from account.requests where id = $1', [id]))[0]?.state

  describe('a request', () => {
    it('stands on the desk of product managers, with who asks for what, and of nobody else (NV-11)', async () => {
      await make('reader')
      await make('caller', { kind: 'callback', said: { phone: '+33 1 99 00 12 42', message: '' } })
      const [manager, author] = [await readDesk(room, 'product-manager'), await readDesk(room, 'author')]

      expect(manager).toContain('Tide Tables')
      expect(manager).toContain('The words of reader.')
      expect(manager).toContain('reader@example.com')
      expect(manager).toContain('+33 1 99 00 12 42')
      expect(author).not.toContain('reader@example.com')
    })

    it('for access is granted with one press: grant and answer are there together (NV-11)', async () => {
      const id = await make('granted')
      const key = randomUUID()
      const press = { decision: 'grant', key, days: 30 }
      const [first, again] = [await answer('product-manager', id, press), await answer('product-manager', id, press)]
      const grants = await grantsOf('granted')

      expect([first.status, again.status]).toEqual([200, 200])
      expect(grants).toMatchObject([{ email: 'granted@example.com', productPermissions: ['tide-tables'] }])
      expect(Date.parse(String(grants[0]?.to)) - Date.parse(String(grants[0]?.from))).toBe(30 * 86_400_000)
      expect(grants[0]?.grantedBy).toMatch(/^product-manager@/)
      expect(await stateOf(id)).toBe('granted')
    })

    it('that was answered meanwhile opens nothing (NV-11)', async () => {
      const id = await make('late')
      await answer('admin', id, { decision: 'refuse', note: 'No subscription.' })
      const late = await answer('product-manager', id, { decision: 'grant' })

      expect(late.status).toBe(409)
      expect(late.words).toContain('meanwhile')
      expect(await grantsOf('late')).toEqual([])
      expect(await stateOf(id)).toBe('refused')
    })

    it('is not refused without a word, nor answered by those who may not grant (NV-11)', async () => {
      const id = await make('patient')
      const statuses = [
        await answer('product-manager', id, { decision: 'refuse', note: ' ' }),
        await answer('author', id, { decision: 'grant' }),
        await answer('editor', id, { decision: 'grant' }),
        await answer('product-manager', id, { decision: 'grant', days: 0 }),
        await answer('product-manager', randomUUID(), { decision: 'grant' }),
      ].map(({ status }) => status)

      expect(statuses).toEqual([400, 403, 403, 400, 404])
      expect(await stateOf(id)).toBe('open')
    })

    it('leaves in the audit log who answered, and nothing of its words (NV-11)', async () => {
      const id = await make('quiet')
      await answer('product-manager', id, { decision: 'refuse', note: 'A reason of its own.' })
      const newest = 'where[kind][equals]=requests&sort=-id&limit=1&depth=0'
      const [event] = (await room.as('admin')('GET', `/api/audit-events?${newest}`)).body.docs ?? []
      const rows = await query('select * from audit_events')

      expect(event).toMatchObject({ title: 'Access to Tide Tables', note: `Refused: request ${id}` })
      expect(event?.name).not.toBe('The system')
      expect(JSON.stringify(rows)).not.toMatch(/words of quiet|A reason of its own/)
    })
  })
}

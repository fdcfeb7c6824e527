import { randomUUID } from 'node:crypto'
import { type Pool } from 'pg'
import { openLaunches } from '../../../../services/account/records/launches'
import { codeOf, type World } from '../../../support/account/account-world'

const ben = 'auth0|ben'
const anna = 'auth0|anna'
const requestAccess = `mutation ($key: Key!, $product: ID, $service: ID, $message: String!) {
  requestAccess(key: $key, product: $product, service: $service, message: $message, locale: "en") {
    id kind about wanted message state version note answeredAt
  }
}`
const requests = '{ viewer { requests { id kind about wanted state } } }'

/** To be let in where somebody was refused. */
export function describeAccess(world: () => World, database: () => Pool): void {
  const ask = (sub: string, own: Record<string, unknown>) =>
    world().ask(sub, requestAccess, { key: randomUUID(), message: 'For two funds.', ...own })

  describe('access', () => {
    it('is asked for by the person who was refused, and stands open until it is answered (NV-11, AC-7)', async () => {
      const key = randomUUID()
      const [first, again] = await Promise.all([1, 2].map(() => ask('auth0|new', { key, product: '7' })))
      const { data } = await world().ask('auth0|new', requests)

      expect(first?.data).toEqual({
        requestAccess: {
          ...{ id: expect.any(String) as string, kind: 'ACCESS', about: '7', wanted: 'PRODUCT' },
          ...{ message: 'For two funds.', state: 'OPEN', version: 1, note: null, answeredAt: null },
        },
      })
      expect(again).toEqual(first)
      expect(data).toMatchObject({ viewer: { requests: [{ kind: 'ACCESS', about: '7', state: 'OPEN' }] } })
    })

    it('to a service is another request than to a product of the same number (NV-11)', async () => {
      const key = randomUUID()
      const made = await ask(ben, { key, service: '8' })

      expect(made.data).toMatchObject({ requestAccess: { about: '8', wanted: 'SERVICE' } })
      expect(await codeOf(ask(ben, { key, service: '8', product: '7' }))).toBe('INVALID')
      expect(await codeOf(world().ask(anna, requestAccess, { key, service: '9', message: '' }))).toBe('NOT_FOUND')
    })

    it('that is waited for is not asked for twice, whatever key it has (NV-11)', async () => {
      const both = await Promise.all([1, 2].map(() => ask('auth0|twice', { product: '7' })))
      const { data } = await world().ask('auth0|twice', requests)

      expect(both[1]).toEqual(both[0])
      expect((data?.viewer as { requests: object[] }).requests).toHaveLength(1)
    })

    it('that somebody has is shown as that (NV-11, N12)', async () => {
      expect(await codeOf(ask(ben, { product: '7' }))).toBe('ALREADY_GRANTED')
      expect(await codeOf(ask(anna, { service: '8' }))).toBe('ALREADY_GRANTED')
      // Another client's grant counts for nothing here.
      expect(await codeOf(world().ask({ sub: ben, org_id: 'org_harbour' }, requestAccess, asked()))).toBeUndefined()
    })

    it.each([
      ['nothing', {}, 'INVALID'],
      ['what does not exist', { product: '99' }, 'NOT_FOUND'],
      ['no number', { product: 'x' }, 'NOT_FOUND'],
      ['too much', { product: '7', message: 'x'.repeat(2001) }, 'INVALID'],
    ])('is not asked for with %s', async (_, own, code) => {
      expect(await codeOf(ask('auth0|new', own))).toBe(code)
    })

    it('is not asked for by nobody (NV-11)', async () => {
      expect(await codeOf(world().ask(undefined, requestAccess, asked()))).toBe('UNAUTHENTICATED')
    })

    it('keeps for the person who decides who asked, and for which client (NV-11)', async () => {
      await ask(ben, { service: '8' })
      const { rows } = await database().query('select organisation, email from account.requests where sub = $1', [ben])

      expect(rows).toContainEqual({ organisation: 2, email: null })
    })
  })

  describe('what a permission opens', () => {
    const offers = `{ viewer { offers(locale: "en") {
      id kind about permission name path isOpen launchUrl until lastUsedAt request { state } } } }`
    const launch = `mutation ($key: Key!, $product: ID!) {
      noteLaunch(key: $key, product: $product, locale: "en") { id launchUrl lastUsedAt }
    }`
    const noteLaunch = (sub: string | undefined, product = '7') =>
      world().ask(sub, launch, { key: randomUUID(), product })

    it('is shown with its address to those to whom it is open, and to no others (R-DAS-05, R-PRO-03)', async () => {
      const open = await world().ask(ben, offers)
      const closed = await world().ask('auth0|stranger', offers)

      expect(open.data).toMatchObject({
        viewer: {
          offers: [
            {
              ...{
                id: 'product:7',
                kind: 'PRODUCT',
                about: '7',
                permission: 'audit',
                name: 'Audit Desk',
                isOpen: true,
              },
              ...{ launchUrl: 'https://audit.example.com/', until: '2099-12-31', lastUsedAt: null },
            },
            { id: 'nav-service:8', kind: 'SERVICE', isOpen: false, launchUrl: null, until: null },
          ],
        },
      })
      expect(closed.data).toMatchObject({
        viewer: { offers: [{ isOpen: false, launchUrl: null, request: null }, { isOpen: false }] },
      })
      expect(JSON.stringify(closed)).not.toContain('audit.example.com')
    })

    it('says what was asked for it (NV-11, R-DAS-05)', async () => {
      await ask('auth0|asking', { product: '7' })
      const { data } = await world().ask('auth0|asking', offers)

      expect(data).toMatchObject({ viewer: { offers: [{ request: { state: 'OPEN' } }, { request: null }] } })
    })

    it('says when it was last used, and is used by nobody to whom it is closed (R-DAS-05, PM-5)', async () => {
      const used = await noteLaunch(ben)
      const { data } = await world().ask(ben, offers)

      expect(used.data).toMatchObject({ noteLaunch: { launchUrl: 'https://audit.example.com/' } })
      expect(data).toMatchObject({ viewer: { offers: [{ lastUsedAt: expect.any(String) as string }, {}] } })
      expect(await codeOf(noteLaunch('auth0|stranger'))).toBe('FORBIDDEN')
      expect(await codeOf(noteLaunch(undefined))).toBe('UNAUTHENTICATED')
      expect(await codeOf(noteLaunch(ben, '99'))).toBe('NOT_FOUND')
    })
  })

  it('remembers of a tool when it was last opened, and that no longer than it says', async () => {
    const launches = openLaunches(database())
    await launches.note(anna, 7)
    await launches.note(anna, 7)
    const kept = await launches.listOf(anna)
    await database().query("update account.launches set launched_at = now() - interval '800 days'")
    await launches.forgetOlderThan(730)

    expect(kept).toEqual([{ product: 7, launchedAt: expect.any(Date) as Date }])
    expect(await launches.listOf(anna)).toEqual([])
  })
}

const asked = () => ({ key: randomUUID(), product: '7', message: '' })

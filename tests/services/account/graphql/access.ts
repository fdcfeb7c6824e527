import { randomUUID } from 'node:crypto'
import { type Pool } from 'pg'
import { openLaunches } from '../../../../services/account/records/launches'
import { codeOf, type World } from '../../../support/account-world'

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
    it('is asked for by whoever was refused, and stands open until it is answered (NV-11, AC-7)', async () => {
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

    it('that somebody has is told as that (NV-11, N12)', async () => {
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

    it('keeps for whoever decides who asked, and for which client (NV-11)', async () => {
      await ask(ben, { service: '8' })
      const { rows } = await database().query('select organisation, email from account.requests where sub = $1', [ben])

      expect(rows).toContainEqual({ organisation: 2, email: null })
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

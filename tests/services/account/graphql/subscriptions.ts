import { randomUUID } from 'node:crypto'
import { codeOf, type World } from '../../../support/account/account-world'

const anna = 'auth0|anna'
const requestSeats = `mutation ($key: Key!, $subscription: ID!, $seats: Int!) {
  requestSeats(key: $key, subscription: $subscription, seats: $seats, message: "", locale: "en") { id kind about seats }
}`

/** What somebody may use, and what their client agreed. */
export function describeSubscriptions(world: () => World): void {
  describe('products and subscriptions', () => {
    it('are all that was ever granted, with their days and how they stand (R-AUT-06)', async () => {
      const { data } = await world().ask(
        anna,
        '{ viewer { products(locale: "en") { permission kind name path state from until daysLeft } } }',
      )

      expect(data).toEqual({
        viewer: {
          products: [
            {
              ...{ permission: 'audit', kind: 'TOOL', name: 'Audit Desk', path: '/en/products/audit' },
              ...{ state: 'RUNNING', from: '2026-01-01', until: null, daysLeft: null },
            },
            {
              ...{ permission: 'share-disclosure', kind: 'NAVIGATOR', name: 'Share disclosure' },
              ...{ path: '/en/products/navigator/share-disclosure', state: 'RUNNING', from: '2026-01-01' },
              ...{ until: null, daysLeft: null },
            },
            {
              ...{ permission: '*', kind: 'EVERY_SERVICE', name: null, path: null, state: 'ENDED' },
              ...{ from: '2025-01-01', until: '2025-12-31', daysLeft: null },
            },
          ],
        },
      })
    })

    it('tell what a client agreed, how many seats are taken, and whom to turn to (R-AUT-06)', async () => {
      const { data } = await world().ask(
        anna,
        `{ viewer { subscriptions(locale: "en") {
            reference kind name seats seatsTaken state renewsOn owner contacts { name email } } } }`,
      )

      expect(data).toMatchObject({
        viewer: {
          subscriptions: [
            {
              ...{ reference: 'HARBOUR-1', kind: 'TOOL', name: 'Audit Desk', seats: 5, seatsTaken: 2 },
              ...{ state: 'RUNNING', renewsOn: '2099-12-31', owner: 'Owner of HARBOUR-1' },
              contacts: [{ name: 'Wei Lanying' }],
            },
            {
              ...{ reference: 'HARBOUR-2', kind: 'NAVIGATOR', name: 'Share disclosure', seats: 20, seatsTaken: 2 },
              ...{ state: 'ENDED', renewsOn: '2026-01-31', contacts: [{ name: 'Eleanor Strand' }] },
            },
          ],
        },
      })
    })

    it('are asked for more, once for each key, and only by the people of the client (R-AUT-06, AC-7)', async () => {
      const asked = { key: randomUUID(), subscription: '1', seats: 9 }
      const first = await world().ask(anna, requestSeats, asked)
      const again = await world().ask(anna, requestSeats, asked)

      expect(first.data).toMatchObject({ requestSeats: { kind: 'SUBSCRIPTION', about: '1', seats: 9 } })
      expect(again.data).toEqual(first.data)
      expect(await codeOf(world().ask(anna, requestSeats, { ...asked, subscription: '3' }))).toBe('NOT_FOUND')
      expect(await codeOf(world().ask(anna, requestSeats, { ...asked, subscription: '2' }))).toBe('INVALID')
      expect(await codeOf(world().ask(anna, requestSeats, { ...asked, key: randomUUID(), seats: 0 }))).toBe('INVALID')
    })
  })
}

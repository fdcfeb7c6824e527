import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'pg'
import { personRecords } from '../../../services/shared/person-records'
import { placesOfOffice } from '../../../src/config/kept-records'
import { type Caller, cmsOrigin, docOf } from '../../support/cms/cms'
import { databaseIn } from '../../support/place/database-process'
import { type Place } from '../../support/place/installation'
import { findAnywhere } from '../../support/records/rows-of-somebody'

export type GivenRecords = { place: Place; manager: Caller; accountKey: string }

const mostSeconds = 30

/** What the content management keeps of people who have an account: taken along, and erased. */
export function describePersonRecords(given: () => GivenRecords): void {
  const ask = (path: string, body: object, key = given().accountKey) =>
    fetch(`${cmsOrigin(given().place)}/api/person-records${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const email = 'Leaver.Of.The.Office@example.com'
  const sub = 'auth0|leaver-of-the-office'
  const person = { sub, addresses: [email.toLowerCase()] }
  const grant = { from: '2026-01-01', productPermissions: ['share-disclosure'] }

  const writeAll = async () => {
    const { manager } = given()
    const own = docOf(await manager('POST', '/api/grants', { ...grant, email }))
    docOf(await manager('PATCH', `/api/grants/${own.id}`, { productPermissions: [] }))
    docOf(await manager('POST', '/api/grants', { ...grant, sub }))
    docOf(await manager('POST', '/api/grants', { ...grant, sub: 'auth0|another-one', email }))
    const gone = docOf(await manager('POST', '/api/grants', { ...grant, email }))
    await manager('DELETE', `/api/grants/${gone.id}`)
    const { id: organisation } = docOf(await manager('POST', '/api/organisations', { name: 'Leavers' }))
    const navService = (await manager('GET', '/api/nav-services?limit=1')).body.docs?.[0]?.id
    const subscription = { reference: 'LEAVERS-1', organisation, navService, seats: 3, renewsOn: '2027-01-01' }
    docOf(await manager('POST', '/api/product-subscriptions', { ...subscription, owner: email }))
  }

  describe('what the content management keeps of a person', () => {
    it('is given to the account service whole, and to nobody else (AC-9)', async () => {
      await writeAll()
      const { tables } = personRecords.parse(await (await ask('', person)).json())

      expect(Object.keys(tables).sort()).toEqual(placesOfOffice.map(({ name }) => name).sort())
      expect(placesOfOffice.filter(({ name }) => tables[name]?.length === 0)).toEqual([])
      expect((await ask('', person, 'wrong')).status).toBe(401)
      expect((await ask('/erase', person, 'wrong')).status).toBe(401)
      expect((await ask('/erase', { sub: '' })).status).toBe(400)
    })

    it('is gone with the account, from every table of the platform; another’s grant stays (AC-9, Q-4)', async () => {
      const { place, manager } = given()
      const database = new Pool({ connectionString: databaseIn(place).url })
      const asked = `insert into account.deletions (sub, key, email, locale, asked_at, due_at)
        values ($1, gen_random_uuid(), $2, 'en', now() - interval '31 days', now() - interval '1 day')`
      expect(await findAnywhere(database, [sub, email])).toEqual(
        expect.arrayContaining(['public.grants', 'public.audit_events', 'public.product_subscriptions']),
      )
      await database.query(asked, [sub, email])
      const left = async () => findAnywhere(database, [sub, email])
      let found = await left()
      for (let second = 0; second < mostSeconds && found.length > 0; second += 1) {
        await sleep(1000)
        found = await left()
      }
      await database.end()

      expect(found).toEqual([])
      const { body } = await manager('GET', '/api/grants?where[sub][equals]=auth0|another-one')
      expect(body).toMatchObject({ totalDocs: 1 })
    })
  })
}

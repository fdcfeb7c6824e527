import { randomUUID } from 'node:crypto'
import { type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { type Pool } from 'pg'
import { openTable } from '../../../services/account/account-route'
import { officeRoutes } from '../../../services/account/office/answer-office'
import { openOfficeRequests } from '../../../services/account/office/office-requests'
import { writeLetter } from '../../../services/account/outbox/letter-kinds'
import { openServer } from '../../../services/http/open-server'
import { respond } from '../../../services/http/respond'
import { type OfficeList, officePath, type OfficeRequest } from '../../../services/shared/office/office-request'
import { ownerOf } from '../../../src/config/service-paths'
import { letterWords } from '../../../src/i18n/letter-words'
import { href } from '../../../src/routes/href'
import { siteOrigin, type World } from '../../support/account/account-world'

const key = 'the key of the office'
const requestAccess = `mutation ($key: Key!, $product: ID, $service: ID, $message: String!) {
  requestAccess(key: $key, product: $product, service: $service, message: $message, locale: "en") { id }
}`
const requestCallback = `mutation ($key: Key!) {
  requestCallback(key: $key, colleague: "2", phone: "+33 1 99 00 12 42", message: "", locale: "en") { id }
}`
const own = '{ viewer { requests { id state version note answeredAt } } }'

type Sent = { method?: string; body?: object; headers?: Record<string, string> }

/** What colleagues see of requests, and how they answer them. */
export function describeOffice(world: () => World, database: () => Pool): void {
  let server: Server
  let origin: string
  beforeAll(async () => {
    const desk = { requests: openOfficeRequests(database(), { directory: world().sources.directory, siteOrigin }), key }
    const answer = openTable(officeRoutes(desk))
    server = openServer((request, response) => {
      const path = (request.url ?? '').replace(/\?.*$/, '')
      void answer(request, path).then((given) => respond(request, response, given))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  const send = async (path: string, { method = 'GET', body, headers = {} }: Sent = {}) => {
    const response = await fetch(`${origin}${officePath}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'x-colleague': '5', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const list = async (query: string) => (await send(query)).body as unknown as OfficeList
  const make = async (sub: string, query = requestAccess, about: object = { product: '7', message: 'For funds.' }) => {
    const { data } = await world().ask(sub, query, { key: randomUUID(), ...about })
    return (Object.values(data ?? {})[0] as { id: string }).id
  }
  const answer = (id: string, said: object) =>
    send(`/${id}/answer`, { method: 'POST', body: { note: '', key: randomUUID(), version: 1, ...said } })
  const find = async (id: string): Promise<OfficeRequest | undefined> =>
    (await list('?most=100')).requests.find((one) => one.id === id)

  describe('the office', () => {
    it('sees who asks for what, and how it stands (NV-11)', async () => {
      const id = await make('auth0|asker')

      expect((await send(`/${id}`)).body).toEqual({ request: await find(id) })
      expect(await find(id)).toEqual({
        ...{ id, kind: 'access', about: 7, of: 'product', message: 'For funds.', phone: null, seats: null },
        context: null,
        ...{ locale: 'en', madeAt: expect.any(String) as string, state: 'open', version: 1, note: null },
        ...{ answeredAt: null, answeredBy: null, sub: 'auth0|asker', email: null, name: null, company: null },
        organisation: null,
      })
    })

    it('answers once: the same press again is the same answer, another one comes too late (NV-11, AC-7)', async () => {
      const id = await make('auth0|granted')
      const press = { decision: 'grant', key: randomUUID() }
      const [first, again] = [await answer(id, press), await answer(id, press)]
      const late = await answer(id, { decision: 'refuse', note: 'No.' })
      const { data } = await world().ask('auth0|granted', own)

      expect(first).toMatchObject({ status: 200, body: { request: { state: 'granted', version: 2, answeredBy: 5 } } })
      expect(again).toEqual(first)
      expect(late).toMatchObject({ status: 409, body: { request: { state: 'granted', version: 2 } } })
      expect(data).toMatchObject({ viewer: { requests: [{ id, state: 'GRANTED', version: 2, note: null }] } })
    })

    it('is heard by the person with the answer: on open pages, and by a letter in their language (NV-11)', async () => {
      const told = async (sub: string) => {
        const { rows } = await database().query<{ about: string }>(
          `select about from account.events where sub = $1 and kind = 'request-answered'`,
          [sub],
        )
        const letters = await database().query<{ kind: string; address: string; locale: string; data: object }>(
          `select kind, address, locale, data from account.letters where person = $1 and kind = 'request-answered'`,
          [sub],
        )
        return { events: rows.map(({ about }) => about), letters: letters.rows }
      }
      for (const [locale, decision] of [
        ['en', 'refuse'],
        ['fr-fr', 'grant'],
        ['zh-cn', 'grant'],
      ] as const) {
        const sub = `auth0|reader-of-${locale}`
        const id = await make(sub, requestAccess.replace('"en"', JSON.stringify(locale)), { service: '8', message: '' })
        await database().query('update account.requests set email = $2 where id = $1', [id, 'reader@harbour.example'])
        const press = { decision, note: decision === 'refuse' ? 'No subscription.' : '', key: randomUUID() }
        await answer(id, press)
        await answer(id, press)
        const { events, letters } = await told(sub)

        expect(events).toEqual([id])
        expect(letters).toMatchObject([{ address: 'reader@harbour.example', locale }])
        const { facts = [], ending } = writeLetter('request-answered', letters[0]?.data, letterWords(locale))
        expect(facts.flat()).toContain('Share disclosure')
        expect(facts.flat().includes('No subscription.')).toBe(decision === 'refuse')
        expect(ending?.links[0]?.url).toBe(`${siteOrigin}${href('dashboard-products', locale)}`)
      }
    })

    it('tells the person who is refused why, and they may ask again (NV-11)', async () => {
      const id = await make('auth0|refused')
      const unsaid = await answer(id, { decision: 'refuse', note: ' ' })
      await answer(id, { decision: 'refuse', note: 'Your company has no subscription.' })
      const second = await make('auth0|refused')
      const { data } = await world().ask('auth0|refused', own)

      expect(unsaid.status).toBe(400)
      expect(data).toMatchObject({
        viewer: {
          requests: [
            { id: second, state: 'OPEN' },
            { id, state: 'REFUSED', note: 'Your company has no subscription.' },
          ],
        },
      })
    })

    it('turns pages, and tells what waits from what is answered', async () => {
      const call = await make('auth0|caller', requestCallback, {})
      await answer(call, { decision: 'done' })
      const all = (await list('?most=100')).requests.map(({ id }) => id)
      const paged: string[] = []
      for (let next: string | null = ''; next !== null;) {
        const page: OfficeList = await list(`?most=3${next === '' ? '' : `&before=${next}`}`)
        paged.push(...page.requests.map(({ id }) => id))
        next = page.next
      }
      const open = await list('?state=open&most=100')
      const calls = await list('?state=answered&kind=callback&most=100')

      expect(paged).toEqual(all)
      expect(new Set(open.requests.map(({ state }) => state))).toEqual(new Set(['open']))
      expect(open.open).toBe(open.requests.length)
      expect(calls.requests.map(({ id, state }) => ({ id, state }))).toContainEqual({ id: call, state: 'done' })
    })

    it('opens with its own key, to a colleague, and not at the public address (NV-11)', async () => {
      const wrong = await send('', { headers: { authorization: 'Bearer other' } })
      const nobody = await send('', { headers: { 'x-colleague': '' } })

      expect([wrong.status, nobody.status]).toEqual([401, 400])
      expect(ownerOf(officePath)).toBe('edge')
      expect(ownerOf(`${officePath}/1/answer`)).toBe('edge')
    })

    it.each([
      ['a request that is not there', '/0190f1c2-0000-7000-8000-000000000000/answer', { decision: 'grant' }, 404],
      ['something that is no request', '/17/answer', { decision: 'grant' }, 404],
      ['a decision that is none', undefined, { decision: 'perhaps' }, 400],
      ['a decision of another kind', undefined, { decision: 'done' }, 400],
      ['a note that is too long', undefined, { decision: 'grant', note: 'x'.repeat(1001) }, 400],
      ['a version that was not seen', undefined, { decision: 'grant', version: 7 }, 409],
    ])('refuses %s', async (...[, path, said, status]) => {
      const at = path ?? `/${await make('auth0|asker')}/answer`
      const body = { note: '', key: randomUUID(), version: 1, ...said }

      expect((await send(at, { method: 'POST', body })).status).toBe(status)
    })

    it.each(['?state=lost', '?kind=wish', '?most=101', '?before=17'])('refuses the question %s', async (query) => {
      expect((await send(query)).status).toBe(400)
    })
  })
}

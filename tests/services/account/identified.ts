import { Readable } from 'node:stream'
import { type Pool } from 'pg'
import { forgetOld } from '../../../services/account/forget-old'
import { answerVisit } from '../../../services/account/visits/answer-visit'
import { openIdentified } from '../../../services/account/visits/identified'
import { keptRecords } from '../../../src/config/kept-records'
import { until } from '../../support/identity/sign-in-site'

/** Who agreed to be known where visits are counted. */
export function describeIdentified(place: () => { database: Pool }): void {
  it('readers who agreed are known by their token alone, and forgotten when they withdraw (E-5)', async () => {
    const { database } = place()
    const identified = openIdentified(database)
    const findAsker = (authorization: string | undefined) =>
      Promise.resolve(authorization === undefined ? undefined : ({ sub: 'auth0|agreed' } as never))
    const tell = async (body: object, headers: Record<string, string> = { authorization: 'Bearer a' }) => {
      const request = Object.assign(Readable.from([Buffer.from(JSON.stringify(body))]), { headers, method: 'POST' })
      return (await answerVisit(request as never, { identified, findAsker } as never)).status
    }
    const said = {
      kind: 'identify',
      traits: { email: 'a@harbour.example', name: 'Ann', organisationName: 'Harbour', sub: 'auth0|another' },
      profile: { firstName: 'Ann', lastName: null },
    }
    const rows = async () =>
      (await database.query<object>('select sub, email, first_name from account.identified')).rows

    expect(await tell(said, {})).toBe(401)
    expect(await tell({ ...said, traits: 'words' })).toBe(422)
    expect(await rows()).toEqual([])
    expect([await tell(said), await tell(said)]).toEqual([204, 204])
    expect(await rows()).toEqual([{ sub: 'auth0|agreed', email: 'a@harbour.example', first_name: 'Ann' }])
    expect(await tell({ kind: 'forget' })).toBe(204)
    expect(await rows()).toEqual([])
  })

  it('who agreed to be known is kept as long as the registry says, counted from their last visit (E-5)', async () => {
    const { database } = place()
    const identified = openIdentified(database)
    const { days } = keptRecords.identified.keptFor
    const none = { forgetOlderThan: () => Promise.resolve() }
    const subjects = async () =>
      (await database.query<{ sub: string }>('select sub from account.identified order by 1')).rows.map(
        ({ sub }) => sub,
      )
    /** As the service does when it begins and every hour. */
    const passTurn = async () => {
      const turns = jest.spyOn(identified, 'forgetOlderThan')
      const rest = new Proxy({ identified }, { get: (own, name) => (name === 'identified' ? own.identified : none) })
      forgetOld(rest as never, (line) => said.push(line))()
      await until(() => turns.mock.results.length > 0)
      await Promise.all(turns.mock.results.map(({ value }) => value as Promise<void>))
      turns.mockRestore()
    }
    const said: string[] = []
    const told = { traits: { email: 'a@harbour.example', name: 'Ann', organisationName: null } }
    const profile = { firstName: 'Ann', lastName: null }
    for (const sub of ['auth0|long-ago', 'auth0|nearly', 'auth0|again'])
      await identified.note(sub, { kind: 'identify', ...told, profile })
    const move = (sub: string, hours: number) =>
      database.query(
        'update account.identified set last_seen_at = now() - make_interval(days => $2, hours => $3) where sub = $1',
        [sub, days, hours],
      )
    await move('auth0|long-ago', 1)
    await move('auth0|nearly', -1)
    await move('auth0|again', 1)
    await identified.note('auth0|again', { kind: 'identify', ...told, profile })
    await passTurn()

    expect(said).toEqual([])
    expect(await subjects()).toEqual(['auth0|again', 'auth0|nearly'])
    expect(keptRecords.identified).toMatchObject({ places: ['account.identified'], ground: 'consent' })
    for (const sub of await subjects()) await identified.forget(sub)
    expect(await subjects()).toEqual([])
  })
}

import { Readable } from 'node:stream'
import { type Pool } from 'pg'
import { answerVisit } from '../../../services/account/visits/answer-visit'
import { openIdentified } from '../../../services/account/visits/identified'

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
}

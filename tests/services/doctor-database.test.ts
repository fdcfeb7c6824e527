import { withClient } from '../../services/database/connect'
import { examineDatabase } from '../../services/doctor/examine-database'
import { databaseIn, startDatabase } from '../support/place/database-process'
import { findPlace, type Place, removePlace } from '../support/place/installation'

jest.setTimeout(60_000)

describe('a database whose user may not do everything', () => {
  let place: Place
  let database: { stop: () => Promise<void> }
  beforeAll(async () => {
    place = await findPlace()
    database = await startDatabase(place)
  })
  afterAll(async () => {
    await database.stop()
    removePlace(place)
  })

  it('is refused until it lets its user make schemas, and tables in the schema public (AD-3)', async () => {
    const { url } = databaseIn(place)
    const name = new URL(url).pathname.slice(1)
    const say = (statement: string) => withClient(url, (client) => client.query(statement))
    const findRightsProblems = async () => (await examineDatabase(url)).filter((problem) => problem.includes('GRANT'))

    expect(await findRightsProblems()).toEqual([])
    await say('revoke create on schema public from pg_database_owner')
    expect(await findRightsProblems()).toEqual([expect.stringContaining('GRANT CREATE ON SCHEMA public')])
    await say(`revoke create on database "${name}" from current_user`)
    expect(await findRightsProblems()).toEqual([expect.stringContaining('GRANT CREATE ON DATABASE')])
  })
})

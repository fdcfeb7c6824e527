import { withClient } from '../../services/database/connect'
import { examineDatabase } from '../../services/doctor/examine-database'
import { databaseIn, openDatabasePlace } from '../support/place/database-process'

describe('a database whose user may not do everything', () => {
  let own: Awaited<ReturnType<typeof openDatabasePlace>>
  beforeAll(async () => {
    own = await openDatabasePlace()
  })
  afterAll(() => own.stop())

  it('is refused until it lets its user make schemas, and tables in the schema public (AD-3)', async () => {
    const { url } = databaseIn(own.place)
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

import { type Pool } from 'pg'
import { migrate } from '../../services/database/migrate'
import { openDatabase } from '../../services/database/open-database'
import { openWorld, type World } from '../support/account-world'
import { databaseIn, startDatabase } from '../support/database-process'
import { findPlace, type Place, removePlace } from '../support/installation'
import { describeAnswers } from './navigator/answers'
import { describeSeen } from './navigator/seen'
import { describeVersions } from './navigator/versions'

jest.setTimeout(60_000)

describe('the navigator of subscribers', () => {
  let place: Place
  let database: Pool
  let world: World
  let stopDatabase: () => Promise<void>
  beforeAll(async () => {
    place = await findPlace()
    ;({ stop: stopDatabase } = await startDatabase(place))
    await migrate(databaseIn(place).url)
    database = openDatabase(databaseIn(place).url)
    world = await openWorld(database)
  })
  afterAll(async () => {
    await world.close()
    await database.end()
    await stopDatabase()
    removePlace(place)
  })

  describeVersions(() => database)
  // Each begins with tables of its own making.
  describe('as far as they were read', () =>
    describeSeen(
      () => world,
      () => database,
    ))
  describe('as it is answered', () =>
    describeAnswers(
      () => world,
      () => database,
    ))
})

import { type Pool } from 'pg'
import { type AccountPlace, openAccountPlace } from '../support/account/account-place'
import { openWorld, type World } from '../support/account/account-world'
import { describeKills } from './account/alerts/kills'
import { describeLetters } from './account/alerts/letters'
import { describeMatches } from './account/alerts/matches'
import { describeScreens } from './account/alerts/screens'

describe('news of what people follow', () => {
  let own: AccountPlace
  let world: World
  const database = (): Pool => own.database
  beforeAll(async () => {
    own = await openAccountPlace()
    world = await openWorld(own.database)
  })
  afterAll(async () => {
    await world.close()
    await own.stop()
  })

  describeMatches(() => world, database)
  describeLetters(() => world, database)
  describeScreens(() => world, database)
  describeKills(() => own.databaseUrl, database)
})

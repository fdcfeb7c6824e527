import { type Pool } from 'pg'
import { migrate } from '../../services/database/migrate'
import { openDatabase } from '../../services/database/open-database'
import { codeOf, openWorld, type World } from '../support/account-world'
import { databaseIn, startDatabase } from '../support/database-process'
import { findPlace, type Place, removePlace } from '../support/installation'
import { describeAccess } from './account/graphql/access'
import { describeChanges } from './account/graphql/changes'
import { describeContacts } from './account/graphql/contacts'
import { describeDetails } from './account/graphql/details'
import { describeFavourites } from './account/graphql/favourites'
import { describeItems } from './account/graphql/items'
import { describeOperations } from './account/graphql/operations'
import { describePhoto } from './account/graphql/photo'
import { describeSubscriptions } from './account/graphql/subscriptions'
import { describeOffice } from './account/office'

jest.setTimeout(60_000)

const anna = 'auth0|anna'

describe('the account over GraphQL', () => {
  let place: Place
  let database: Pool
  let stopDatabase: () => Promise<void>
  let world: World
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

  it('is asked by whoever is signed in, and by nobody else (C-2)', async () => {
    const { data } = await world.ask(anna, '{ viewer { id organisations { name } } }')

    expect(data).toEqual({ viewer: { id: anna, organisations: [{ name: 'Harbour & Sons' }] } })
    expect(await codeOf(world.ask(undefined, '{ viewer { id } }'))).toBe('UNAUTHENTICATED')
  })

  describeSubscriptions(() => world)
  describeContacts(() => world)
  describeAccess(
    () => world,
    () => database,
  )
  describeOffice(
    () => world,
    () => database,
  )
  describeDetails(
    () => world,
    () => database,
  )
  describePhoto(
    () => world,
    () => database,
  )

  describeItems(() => database)
  describeFavourites(
    () => world,
    () => database,
  )

  describeChanges(
    () => world,
    () => database,
  )

  describeOperations(() => database)

  it('tells nobody what goes wrong inside; the log has it under a number (AC-4)', async () => {
    const listOf = jest.spyOn(world.sources.requests, 'listOf').mockRejectedValue(new Error('password is hunter2'))
    const answer = await world.ask(anna, '{ viewer { id requests { id } } }')
    listOf.mockRestore()

    const reference = answer.errors?.[0]?.extensions?.reference ?? 'none'
    expect(JSON.stringify(answer)).not.toContain('hunter2')
    expect(world.said.join()).toContain(`${reference}: password is hunter2`)
  })
})

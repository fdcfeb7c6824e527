import { type Pool } from 'pg'
import { type AccountPlace, openAccountPlace } from '../support/account/account-place'
import { codeOf, openWorld, type World } from '../support/account/account-world'
import { describeAccess } from './account/graphql/access'
import { describeBrowserChain } from './account/graphql/browser-chain'
import { describeChanges } from './account/graphql/changes'
import { describeContacts } from './account/graphql/contacts'
import { describeDetails } from './account/graphql/details'
import { describeFavourites } from './account/graphql/favourites'
import { describeFollows } from './account/graphql/follows'
import { describeInterests } from './account/graphql/interests'
import { describeItems } from './account/graphql/items'
import { describeLessons } from './account/graphql/lessons'
import { describeNotices } from './account/graphql/notices'
import { describeOperations } from './account/graphql/operations'
import { describePhoto } from './account/graphql/photo'
import { describeOwnRegistrations } from './account/graphql/registrations'
import { describeSpaces } from './account/graphql/spaces'
import { describeSubscriptions } from './account/graphql/subscriptions'
import { describeOffice } from './account/office'

const anna = 'auth0|anna'

describe('the account over GraphQL', () => {
  let own: AccountPlace
  let database: Pool
  let world: World
  beforeAll(async () => {
    own = await openAccountPlace()
    database = own.database
    world = await openWorld(database)
  })
  afterAll(async () => {
    await world.close()
    await own.stop()
  })

  it('is asked by the signed-in person, and by nobody else (C-2)', async () => {
    const { data } = await world.ask(anna, '{ viewer { id organisations { name } } }')

    expect(data).toEqual({ viewer: { id: anna, organisations: [{ name: 'Harbour & Sons' }] } })
    expect(await codeOf(world.ask(undefined, '{ viewer { id } }'))).toBe('UNAUTHENTICATED')
  })

  describeSubscriptions(() => world)
  describeContacts(() => world)
  describeSpaces(
    () => world,
    () => database,
  )
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
  describeFollows(
    () => world,
    () => database,
  )
  describeInterests(
    () => world,
    () => database,
  )
  describeNotices(
    () => world,
    () => database,
  )
  describeLessons(
    () => world,
    () => own.database,
  )
  describeOwnRegistrations(
    () => world,
    () => database,
  )
  describeFavourites(
    () => world,
    () => database,
  )

  describeChanges(
    () => world,
    () => database,
  )

  describeBrowserChain(() => database)
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

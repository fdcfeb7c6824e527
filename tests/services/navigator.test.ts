import { type Pool } from 'pg'
import { type AccountPlace, openAccountPlace } from '../support/account/account-place'
import { openWorld, type World } from '../support/account/account-world'
import { describeAnswers } from './navigator/answers'
import { describeCounsel } from './navigator/counsel'
import { describeFeed } from './navigator/feed'
import { describeGivingOut } from './navigator/give-out'
import { describeGuidance } from './navigator/guidance'
import { describeOverview } from './navigator/overview'
import { describeReportLife } from './navigator/report-life'
import { describeReportServices } from './navigator/report-services'
import { describeReports } from './navigator/reports'
import { describeSeen } from './navigator/seen'
import { describeSharedReports } from './navigator/shared-reports'
import { describeVerify } from './navigator/verify'
import { describeVersions } from './navigator/versions'

describe('the navigator of subscribers', () => {
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

  describeVersions(() => database)
  // Each begins with tables of its own making.
  describe('as far as they were read', () =>
    describeSeen(
      () => world,
      () => database,
    ))
  describe('as it is kept in reports', () =>
    describeReports(
      () => world,
      () => database,
    ))
  describe('as reports have it of several services', () =>
    describeReportServices(
      () => world,
      () => database,
    ))
  describe('as an overview tells it', () =>
    describeOverview(
      () => world,
      () => database,
    ))
  describe('as people share it', () =>
    describeSharedReports(
      () => world,
      () => database,
    ))
  describe('as programs follow it', () =>
    describeFeed(
      () => world,
      () => database,
    ))
  describe('as it is given away', () => describeGivingOut(() => database))
  describe('as a report lives with it', () => describeReportLife(() => database))
  describe('as it is checked on paper', () =>
    describeVerify(
      () => world,
      () => database,
    ))
  describe('as it is answered', () =>
    describeAnswers(
      () => world,
      () => database,
    ))
  describe('as guidance explains it', () =>
    describeGuidance(
      () => world,
      () => database,
    ))
  describe('as the counsel of a client asks it', () =>
    describeCounsel(
      () => world,
      () => database,
    ))
})
